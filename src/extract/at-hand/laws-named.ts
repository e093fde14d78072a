/**
 * By which names an act is known whose text is at hand: the short form or title in the name of its file ("gdpr.txt", "roe-act-2000.pdf"), the short form in
 * its title ("Roe-Gesetz (RoeG)"), its number, and what a text that cites it says that it calls it ("Regulation (EU) 2016/679 (… ‘the GDPR’)").
 */
import type { Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { oncePer } from '../../text/remembered.ts';
import { workNumbers } from '../../text/work-numbers.ts';
import { stemOf } from '../pair/sources.ts';

interface Held {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
}

/** A name of an act in a text, with the source that is the act. */
export interface NamedAct extends Span {
  readonly source: string;
}

/** How much of a text is looked at for its title, and for its provisions. */
const [HEAD, LOOKED_AT] = [1500, 60_000];
/** Provisions that head lines, at least, in a text that is an act. */
const LEAST = 3;
const PROVISION = /^[#*\s>]{0,8}(?:Article|Artikel|Art\.?|Section|Sec\.|§{1,2}|Rule|Regulation)\s{0,2}\d{1,4}[a-z]?(?![\p{L}\d])/gmu;
/** A title that says that it is one of an act. */
const TITLE =
  /^(?:\p{Lu}[\p{L}’'()-]{0,30}\s(?:[\p{L}’'(),-]{1,30}\s){0,12})?(?:Act|Code|Regulations?|Rules|Order|Law|Charter|Convention|Constitution)(?:,?\s(?:of\s)?(?:1[6-9]|20)\d\d)?$/u;
/** A code in French, whose title has small letters, as its letters are folded: "code civil", "code de la route". */
const CODE = /^code(?: [a-z]{1,20}){1,8}$/;
/** Letters of a short form. */
const SHORT = /^\p{L}{2,12}$/u;

/** Whether a text is one of an act: provisions head its lines, or its title says so. */
export const isAct: (source: Held) => boolean = oncePer(({ id, name = id, text }: Held) => {
  const provisions = [...text.slice(0, LOOKED_AT).matchAll(PROVISION)].length;
  return provisions >= LEAST || TITLE.test(titleOf(name));
});

/** The name of a file as a title: "roe-act-2000" is "Roe act 2000". */
const titleOf = (name: string): string =>
  stemOf(name)
    .replace(/[_-]+/g, ' ')
    .replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What an act calls itself in a bracket of its title: "(Roe-Gesetz – RoeG)", "(RoeG)"; and the head of a file of laws: "jurabk: RoeG". */
const CALLED = /\((?:[^()\n]{0,60}?[-–—,;]\s)?(\p{Lu}[\p{L}]{1,11})\)|^jurabk:\s(\p{L}{2,12})\s*$/gmu;

/** The names of an act: short forms as they are printed or in small letters, titles folded, numbers in normal form. */
interface Names {
  readonly short: readonly string[];
  readonly titles: readonly string[];
  readonly numbers: readonly string[];
}

function namesOf({ id, name = id, text }: Held): Names {
  const head = text.slice(0, HEAD);
  const stem = stemOf(name).replace(/_(?:(?:1[6-9]|20)\d\d|\d{1,2})$/, '');
  const called = [...head.matchAll(CALLED)].flatMap(([, one, other]) => one ?? other ?? []).filter(isShortForm);
  const lines = head.split('\n').map((line) => line.replace(/^[#*\s]+|[*\s]+$/gu, ''));
  return {
    short: [...(SHORT.test(stem) ? [stem] : []), ...called.slice(0, 1)].map((one) => one.toLowerCase()),
    titles: [titleOf(name), ...lines.filter((line) => line.length < 140)]
      .filter((title) => (TITLE.test(title) && / /.test(title)) || CODE.test(fold(title)))
      .map(fold),
    numbers: numbersIn(lines.slice(0, 12).join('\n').slice(0, 600)),
  };
}

/** Letters of which two or more are capitals: a word that any sentence may begin with is no short form. */
const isShortForm = (word: string): boolean => (word.match(/\p{Lu}/gu) ?? []).length > 1;
const numbersIn = (words: string): string[] =>
  workNumbers(words).flatMap(({ key }) => (/^(?:eu|uk-si|us-law|fr-loi|es-ley|ca-act|br-lei|ch-sr):/.test(key) ? key : []));

/** A short form in running words; one in the genitive is the same ("des IFGs" is none). */
const TOKEN = /(?<![\p{L}\d.-])\p{L}{2,12}(?![\p{L}\d]|-\p{L})/gu;
/** Acts that are named by their number. */
const NUMBERED =
  /(?<!\p{L})(?:Regulation|Directive|Decision|Verordnung|Richtlinie|Règlement)\s(?:\((?:EU|EC|EEC|EG|EWG|UE|CE)\)\s)?(?:No\.?\s|Nr\.\s|n[°º]\s)?\d{2,4}\/\d{1,4}(?:\/(?:EU|EC|EEC|EG|EWG))?(?![\d/])/gu;
/** Acts that are named by their titles. */
const TITLED =
  /(?<!\p{L})\p{Lu}[\p{L}’'-]{1,30}\s(?:(?:\p{Lu}[\p{L}’'-]{0,30}|and|of|for|to|the|in|\([^()\n]{2,40}\)),?\s){0,9}(?:Act|Code|Regulations|Rules|Order|Law|Charter|Convention)(?:,?\s(?:of\s)?(?:1[6-9]|20)\d\d)?(?![\p{L}\d])/gu;
/** Words behind each other. */
const WORDS_OF_CODE = /^[\p{L}’']+(?:\s[\p{L}’']+)*/u;
/** What a text says that it calls an act, in a bracket behind its name: "(OJ 2016 L 119, p. 1; ‘the GDPR’)", "(RoeG)". */
const DEFINED =
  /^[^()\n]{0,260}(?:\([^()\n]{0,60}\)[^()\n]{0,60}){0,3}\((?:[^()\n]{0,80}?[;,–-]\s)?["“„‘'«]?(?:the\s|im\sFolgenden:?\s)?["“„‘'«]?(\p{L}{2,12})["”“’'»]?\)/u;
const LOOKED_BEHIND = 420;
/** What leads to an act that the title of another one speaks of: "… and repealing Directive 95/46/EC (General Data Protection Regulation)". */
const CHANGED =
  /(?<!\p{L})(?:repealing|amending|supplementing|implementing|replacing|Aufhebung\sder|Änderung\sder|abrogeant|modifiant)\s(?:(?:the|la|le)\s)?(?:Council\s|Commission\s)?$/u;

/** Where the acts at hand are named in a text, in reading order. A name that two of them bear is none's. */
export function namesOfActs(text: string, acts: readonly Held[]): NamedAct[] {
  const [short, titles, numbers] = [new Map<string, string | null>(), new Map<string, string | null>(), new Map<string, string | null>()];
  const learn = (names: Map<string, string | null>, name: string, id: string): void => {
    names.set(name, (names.get(name) ?? id) === id && names.get(name) !== null ? id : null);
  };
  for (const act of acts) {
    const own = namesOf(act);
    for (const name of own.short) learn(short, name, act.id);
    for (const name of own.titles) learn(titles, name, act.id);
    for (const name of own.numbers) learn(numbers, name, act.id);
  }
  const full = [...text.matchAll(NUMBERED), ...text.matchAll(TITLED)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    words,
  }));
  const known = (words: string): string | undefined => {
    const [number = ''] = numbersIn(words);
    const folded = fold(words);
    // "Under the Roe Act 2000": the title is what the words end with.
    const title = [...titles.keys()].find((one) => folded === one || folded.endsWith(` ${one}`));
    return numbers.get(number) ?? titles.get(title ?? '') ?? undefined;
  };
  const defined = new Map<string, Set<string>>();
  for (const { start, end, words } of full) {
    const [, called = ''] = DEFINED.exec(text.slice(end, end + LOOKED_BEHIND)) ?? [];
    if (!isShortForm(called) || CHANGED.test(text.slice(Math.max(0, start - 48), start))) continue;
    const small = called.toLowerCase();
    const own = known(words);
    if (own !== undefined && !short.has(small)) short.set(small, own);
    else if (own === undefined && short.get(small)) {
      const [number] = numbersIn(words);
      defined.set(small, (defined.get(small) ?? new Set()).add(number ?? `title ${fold(words)}`));
    }
  }
  // A short form that stands behind several acts tells none of them.
  for (const [small, [name, other]] of defined)
    if (name !== undefined && other === undefined) {
      const title = name.startsWith('title ') ? name.slice('title '.length) : null;
      learn(title === null ? numbers : titles, title ?? name, short.get(small) ?? '');
    }
  const tokens = [...text.matchAll(TOKEN)].flatMap(({ index, 0: word }): NamedAct[] => {
    const source = isShortForm(word) ? short.get(word.toLowerCase()) : undefined;
    return source ? [{ start: index, end: index + word.length, source }] : [];
  });
  const named = full.flatMap(({ start, end, words }): NamedAct[] => {
    const source = known(words);
    return source === undefined ? [] : [{ start: start + leads(words), end, source }];
  });
  return [...tokens, ...named, ...codesNamed(text, titles)].sort((a, b) => a.start - b.start);
}

/** Where codes are named whose titles run on in small letters, so that nothing shows their end. */
function codesNamed(text: string, titles: ReadonlyMap<string, string | null>): NamedAct[] {
  const codes = [...titles].filter(([title]) => CODE.test(title)).sort(([one], [other]) => other.length - one.length);
  if (codes.length === 0) return [];
  return [...text.matchAll(/(?<!\p{L})[Cc]ode\s/gu)].flatMap(({ index }): NamedAct[] => {
    for (const [title, source] of codes) {
      const words = text.slice(index, index + title.length + 8);
      const [said = ''] = WORDS_OF_CODE.exec(words) ?? [];
      const end = [...said.matchAll(/[\p{L}’']+/gu)].slice(0, title.split(' ').length).at(-1);
      const own = end === undefined ? '' : said.slice(0, end.index + end[0].length);
      if (fold(own) === title && source !== null) return [{ start: index, end: index + own.length, source }];
    }
    return [];
  });
}

/** Words at the head of a sentence that belong to no title. */
const leads = (words: string): number => /^(?:(?:The|the|of|Under|In|By|Of|See|With|As|And)\s){1,3}/u.exec(words)?.[0].length ?? 0;
