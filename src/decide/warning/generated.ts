/**
 * Signs that a cited work was generated rather than written (seed 000's "AI-generated paper masquerade"). A heuristic, told as an
 * information with every sign named, never as an error: one sign that speaks for itself, or two weak ones. Silence of it means
 * nothing. What would need the full text and was not at hand is not guessed at.
 */
import type { CslName } from '../../model/csl.ts';
import { type Matched, type ReferenceWarningRule, warning } from './rule.ts';

/** One sign of a generated text. */
export interface Sign {
  /** Enough by itself. */
  readonly strong: boolean;
  readonly says: string;
}

/** Phrases that language models leave behind and people do not write about their own work. */
const LEFT_BEHIND =
  /\b(?:as an ai language model|as a large language model|i(?:'m| am) (?:sorry|very sorry),? but i (?:can(?:'t|not)|do(?:n't| not))|certainly[,!] here (?:is|are)|here is a possible (?:introduction|abstract)|regenerate response|as of my last (?:knowledge )?update|my knowledge cut-?off|i don't have access to real-?time)\b/i;
/** Reasons for which editors retract what was generated, in Retraction Watch's vocabulary. */
const REASON =
  /computer[- ](?:aided|generated) content|randomly generated content|paper mill|fake (?:authorship|affiliation|author)|false(?:\/forged)? (?:authorship|affiliation)/i;
const PLACEHOLDER =
  /^(?:john|jane|j\.?) (?:doe|smith)$|^(?:firstname|first name|author) ?(?:lastname|last name|name|one|two|\d)?$|^(?:lorem|ipsum|test|anonymous author)\b/i;

const nameOf = ({ given, family, literal }: CslName): string =>
  (literal ?? [given, family].filter((part) => part !== undefined).join(' ')).trim();

function authorSigns(authors: readonly CslName[]): Sign[] {
  const names = authors.map(nameOf);
  const made = names.filter((name) => PLACEHOLDER.test(name));
  const signs: Sign[] = [];
  if (made.length > 0 && (made.length > 1 || names.length === 1))
    signs.push({ strong: false, says: `its recorded authors are placeholders (${made.slice(0, 3).join(', ')})` });
  // One person twice in a byline: forms filled in by a program, or a registry's slip.
  if (names.length >= 3 && new Set(names.map((name) => name.toLowerCase())).size <= names.length / 2)
    signs.push({ strong: false, says: 'its recorded authors repeat each other' });
  return signs;
}

/** Headings that an account of research has, whatever it calls them. */
const METHODS =
  /(?:^|\n)[ \t]{0,20}(?:\d{1,2}(?:\.\d{1,2})?\.?[ \t]{1,5}|[IVX]{1,5}\.[ \t]{1,5})?(?:materials?|methods?|methodology|experiment(?:s|al)?|approach|data|procedure|study design|participants|model|implementation|proof|preliminaries|setup|algorithm|analysis|results?)\b/i;
const RESEARCH =
  /\b(?:we (?:conducted|measured|collected|evaluated|surveyed|recruited)|our (?:experiments?|results|study|sample)|statistically significant|p ?[<=] ?0?\.\d)/i;
/** The same in a line short enough to be a heading, whatever stands around the word. */
const OWN_WORD = /\b(?:methods?|methodology|materials|procedures?|experimental|data ?sets?)\b/i;
const HEADING = 110;
const hasOwnHeading = (text: string): boolean => text.split('\n').some((line) => line.length <= HEADING && OWN_WORD.test(line));

/** Headings by which one sees that the text has kept its own: without any, a missing one says nothing. */
const SECTIONS =
  /(?:^|\n)[ \t#*]{0,20}(?:\d{1,2}\.?[ \t]{1,5}|[IVX]{1,5}\.[ \t]{1,5})?(?:abstract|introduction|background|related work|discussion|conclusions?|references|acknowledg(?:e)?ments?)[ \t:.*]{0,10}(?=\r?\n|$)/gi;
const KEPT = 3;

/** Characters below which a text is an abstract, not a paper. */
const WHOLE = 8_000;

/** Institutions and addresses that a form was not filled in for. */
const UNFILLED =
  /\[(?:your |the |author )?(?:institution|affiliation|university|department|organi[sz]ation|author|email)(?:['’]s)?(?: name| address| here)?\]|\b(?:department of (?:x{2,}|\.{3})|university name|name of (?:the )?(?:institution|university|department)|(?:institution|affiliation) \d here|(?:author|name|firstname\.lastname|your\.?name|email)\d?@(?:example\.(?:com|org|edu)|university\.edu|institution\.edu))/i;
/** How far the front of a text goes. */
const FRONT = 4_000;

/** Where the list of references begins; its entries quote titles, and titles may quote anything. */
const LIST = /(?:^|\n)[ \t#*]{0,20}(?:\d{1,2}\.?[ \t]{1,5})?(?:references|bibliography|works cited|literature cited)[ \t*:]{0,10}\r?\n/gi;
/** A text that writes about such phrases holds them in quotation marks. */
const QUOTED = /["“”„«»‘’'`][^"“”„«»‘’'`\n]{0,120}$/;

/** The phrase that a model left behind, where the text says it and does not quote it; null otherwise. */
function leftBehind(text: string): string | null {
  const end = [...text.matchAll(LIST)].at(-1)?.index ?? text.length;
  const own = text.slice(0, end);
  const all = [...own.matchAll(new RegExp(LEFT_BEHIND, 'gi'))];
  // A study of generated texts names such phrases again and again.
  if (all.length > 3) return null;
  const said = all.find(({ index }) => !QUOTED.test(own.slice(Math.max(0, index - 120), index)));
  return said?.[0] ?? null;
}

/** Signs in a text: of the document that is checked, or of a cited work. */
export function textSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  const phrase = leftBehind(text);
  const unfilled = UNFILLED.exec(text.slice(0, FRONT))?.[0];
  if (unfilled !== undefined) signs.push({ strong: false, says: `where its authors are from it says “${unfilled}”` });
  if (phrase !== null) signs.push({ strong: true, says: `its text holds “${phrase}”` });
  if (
    text.length >= WHOLE &&
    RESEARCH.test(text) &&
    !METHODS.test(text) &&
    !hasOwnHeading(text) &&
    (text.match(SECTIONS)?.length ?? 0) >= KEPT
  )
    signs.push({ strong: false, says: 'it reports results and has no section on how they were had' });
  return signs;
}

/** Every sign there is, each once. */
function signsOf(matched: Matched): Sign[] {
  const signs: Sign[] = [];
  const add = (sign: Sign): void => {
    if (!signs.some(({ says }) => says === sign.says)) signs.push(sign);
  };
  for (const { fields } of matched.work) {
    for (const sign of textSigns([fields.title, fields.abstract].filter((part) => part !== undefined).join('\n'))) add(sign);
    for (const sign of authorSigns(fields.author ?? [])) add(sign);
  }
  if (matched.text !== null) for (const sign of textSigns(matched.text)) add(sign);
  for (const { reason, from } of matched.notices ?? []) {
    const told = reason === undefined ? undefined : REASON.exec(reason)?.[0];
    if (told !== undefined) add({ strong: true, says: `a notice gives as a reason “${told}” (${from})` });
  }
  const [listed] = matched.listed ?? [];
  if (listed !== undefined) add({ strong: false, says: `its journal stands on a list (${listed.list})` });
  return signs;
}

export const GENERATED: ReferenceWarningRule = {
  id: 'warn/ai-generated-suspect',
  kind: 'ai_generated_suspect',
  severity: 'info',
  says: 'The cited work bears signs of having been generated.',
  why: 'Papers made by programs find their way into indexes. The signs are told so that a person can look; they prove nothing.',
  of: (matched) => {
    if (matched.work.length === 0) return [];
    const signs = signsOf(matched);
    if (!signs.some(({ strong }) => strong) && signs.length < 2) return [];
    const told = signs.map(({ says }) => says);
    return [warning(GENERATED, matched, `Signs of a generated paper, to be looked at: ${told.join('; ')}.`, told)];
  },
};
