/**
 * What is told of somebody's wife, son, deputy or lawyer, told of himself: "Lyle Marsh has filed for divorce" for "the wife of Lyle Marsh has filed", "the
 * king commanded" for "the king's brother commanded"; and what a father or a master is, told of the son or the pupil: "she was a plantation owner" for
 * "she was the daughter of a plantation owner".
 */
import type { Token } from '../../../text/tokens.ts';
import { finite } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { SPEAKS, speech } from '../speech.ts';
import { isNoun, type Shown, type Sign } from './limit.ts';

const KIN =
  '(?:half-|step|grand|great-grand|god)?(?:daughter|son|sister|brother|child|mother|father|parent)s?|children|wi(?:fe|ves)|ex-(?:wife|husband)|husbands?|widow(?:er)?s?|nephews?|nieces?|cousins?|uncles?|aunts?|fianc[ée]e?s?|girlfriends?|boyfriends?';
const BESIDE =
  'students?|pupils?|assistants?|apprentices?|successors?|predecessors?|deput(?:y|ies)|teachers?|mentors?|supervisors?|lawyers?|attorneys?|secretar(?:y|ies)|managers?|agents?|dealers?|physicians?|doctors?|biographers?|translators?|publishers?|rivals?|opponents?|friends?|critics?|allies|ally|aides?|advis[eo]rs?|neighbou?rs?|colleagues?|followers?|supporters?|disciples?|admirers?|servants?|bodyguards?|heirs?|employers?|employees?|patrons?|enem(?:y|ies)|drivers?|cooks?|nurses?|tutors?|coach(?:es)?|guests?|partners?|killers?|murderers?|superiors?|boss(?:es)?|spokes(?:man|woman|person)';
/** Those by whom a firm or an office acts: what they do it does. */
const ACTS_FOR = /^(?:managers?|agents?|employees?|lawyers?|attorneys?|secretar|deput|aides?|advis|partners?|spokes|coach)/;
const OFFICE =
  /^(?:compan|firm|bank|airline|city|town|council|government|ministry|department|state|county|party|club|team|museum|university|school|college|hospital|church|union|society|association|agency|authority|board|court|committee|commission|paper|newspaper|group|trust|fund|foundation|prosecution|defen[cs]e|opposition|regime|army|navy|police|office|embassy|port|railway|house|institute|organi[sz]ation)/;
const ANY = `(?:${KIN}|${BESIDE})`;
const RELATION = new RegExp(`^${ANY}$`);
/** A quick look: somebody's relation, named by whose it is. */
export const RELATES = new RegExp(`\\b${ANY} (?:of|to) |['’]s? (?:\\p{Ll}{3,12} )?${ANY}\\b|\\bmarried to `, 'iu');
const KIN_WORD = new RegExp(`\\b(?:${KIN}|famil(?:y|ies)|born to|marri\\p{L}{2,4}|wed|spouse)\\b`, 'iu');

/** Whom somebody is related to, as places of words: "the wife of [Lyle Marsh]", "[the king]'s brother". */
interface Related {
  readonly relation: number;
  readonly from: number;
  readonly to: number;
  /** The word behind the whole. */
  readonly behind: number;
}

/** Words of a name or a rank. */
const LONGEST = 5;
const ARTICLE = /^(?:the|an?|his|her|their|its|former|late|then)$/;
const OF = /^(?:of|to)$/;
const joined = (text: string, one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && /^[ -]$/.test(text.slice(one.end, other.start));

function relatedIn({ text, tokens }: SentenceRead): readonly Related[] {
  return tokens.flatMap((token, at) => {
    const married = token.text === 'married' && tokens[at + 1]?.text === 'to';
    if (!married && !RELATION.test(token.text)) return [];
    if (OF.test(tokens[at + 1]?.text ?? '')) return whomBehind(text, tokens, at);
    return ownerBefore(text, tokens, at);
  });
}

/** "The wife of the tenor Luis Ocampo". */
function whomBehind(text: string, tokens: readonly Token[], relation: number): readonly Related[] {
  let from = relation + 2;
  while (ARTICLE.test(tokens[from]?.text ?? '')) from += 1;
  let to = from;
  for (let i = from; i < from + LONGEST; i += 1) {
    const token = tokens[i];
    if (!isNoun(token) || (i > from && !joined(text, tokens[i - 1], token))) break;
    if (i > from && verbal(tokens, i)) break;
    to = i + 1;
  }
  // "The king of Sweden".
  const country = tokens[to + 1];
  if (to > from && tokens[to]?.text === 'of' && /^\p{Lu}/u.test(text.slice(country?.start, country?.end))) to += 2;
  return to === from ? [] : [{ relation, from, to, behind: to }];
}

/** "The king's brother": the tokens may have the possessive with them. */
function ownerBefore(text: string, tokens: readonly Token[], relation: number): readonly Related[] {
  for (const owner of [relation - 1, relation - 2]) {
    const token = tokens[owner];
    const next = tokens[owner + 1];
    if (!isNoun(token) || next === undefined) continue;
    if (!/['’]s?$/.test(text.slice(token.start, next.start).trimEnd()) || !/['’]/.test(text.slice(token.start, next.start))) continue;
    let from = owner;
    while (from > 0 && isNoun(tokens[from - 1]) && joined(text, tokens[from - 1], tokens[from]) && owner - from < LONGEST) from -= 1;
    let behind = relation + 1;
    // "The king's brother Harald": his name.
    while (/^\p{Lu}/u.test(text.slice(tokens[behind]?.start, tokens[behind]?.end)) && joined(text, tokens[behind - 1], tokens[behind]))
      behind += 1;
    return [{ relation, from, to: owner + 1, behind }];
  }
  return [];
}

/** Whether a word is a verb: one in -ed behind a noun is. */
const verbal = (tokens: readonly Token[], i: number): boolean => {
  const { text = '' } = tokens[i] ?? {};
  return finite(text, tokens[i + 1]?.text ?? '') || (text.length > 4 && text.endsWith('ed'));
};

const bare = (form: string): string => form.replace(/['’]s?$/, '');

/** Where a claim names the one to whom another is related, whole or by the last word; `to`: the place behind. */
function namedIn(
  claim: SentenceRead,
  sentence: SentenceRead,
  { from, to }: Related,
): { readonly from: number; readonly to: number } | null {
  const theirs = sentence.forms.slice(from, to).map(bare);
  const forms = claim.forms.map(bare);
  const last = forms.indexOf(theirs.at(-1) ?? '');
  if (last < 0) return null;
  let start = last;
  while (start > 0 && theirs.includes(forms[start - 1] ?? '')) start -= 1;
  // "Owner" alone may be another's, "Marsh" is he.
  return { from: start, to: last + 1 };
}

const opens = ({ tokens }: SentenceRead, from: number): boolean => tokens.slice(0, from).every(({ text }) => ARTICLE.test(text));
const owned = ({ text, tokens }: SentenceRead, to: number): boolean =>
  /['’]/.test(text.slice(tokens[to - 1]?.start, tokens[to]?.start ?? text.length));

/** "The king commanded the fleet" for "the king's brother commanded the fleet": the same verb, right behind. */
function deedOf(claim: SentenceRead, sentence: SentenceRead, related: Related): Shown | null {
  for (const ended of endsOf(sentence, related)) {
    const own = namedIn(claim, sentence, ended);
    const mine = own === null ? undefined : claim.forms[own.to];
    if (own === null || mine === undefined || !opens(claim, own.from) || owned(claim, own.to)) continue;
    // "Mr Cole suspended her" for "she was suspended by Mr Cole's superior".
    let by = ended.from - 1;
    while (by > 0 && ARTICLE.test(sentence.tokens[by]?.text ?? '')) by -= 1;
    if (ended.relation >= ended.to && sentence.tokens[by]?.text === 'by' && sentence.forms[by - 1] === mine)
      return shown(claim, own, sentence, ended);
    const verbs = deedsOf(sentence, ended).filter((at) => !SAYS.test(sentence.tokens[at]?.text ?? ''));
    if (verbs.some((at) => sentence.forms[at] === mine)) return shown(claim, own, sentence, ended);
  }
  return null;
}

/** Where the name or rank may end: a verb that is not known as one, "the victim heard", is read as a word of it. */
function endsOf({ text, tokens }: SentenceRead, related: Related): readonly Related[] {
  const { relation, from, to } = related;
  if (relation > from) return [related];
  const small = (at: number): boolean => /^\p{Ll}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end));
  const earlier = tokens.flatMap((_, at) => (at > from && at < to && small(at) ? [{ relation, from, to: at, behind: at }] : []));
  return [related, ...earlier];
}

/** The verbs of which one beside another is the subject: "[signed] the contract and [kept] a fifth of the fee". */
function deedsOf({ text, tokens }: SentenceRead, { relation, behind, from }: Related): readonly number[] {
  const [last, verb] = [tokens[behind - 1], tokens[behind]];
  // "Ann Lee, assistant to the minister, resigned".
  const apposed = relation < from && /, (?:the |an? )?(?:\p{Ll}{3,12} )?$/u.test(text.slice(0, tokens[relation]?.start));
  const close = apposed ? ', ' : ' ';
  if (verb === undefined || text.slice(last?.end, verb.start) !== close || !(verbal(tokens, behind) || isNoun(verb))) return [];
  const more: number[] = [];
  for (let i = behind + 1; i < tokens.length && !/^(?:who|which|that|whose|when|while|because|but)$/.test(tokens[i]?.text ?? ''); i += 1)
    if (tokens[i - 1]?.text === 'and' && verbal(tokens, i)) more.push(i);
  return [behind, ...more];
}

/** What a spokesman, a lawyer or a deputy says is said for the other. */
const SAYS = speech([...SPEAKS, 'addresses']);

const BE = /^(?:is|was|became|are|were|as|be|been|remained)$/;

/** "She was a plantation owner" for "she was the daughter of a plantation owner". */
function rankOf(claim: SentenceRead, sentence: SentenceRead, related: Related): Shown | null {
  // "The grandmaster Ivan Dorn": each of his words may be his rank.
  for (let to = related.to; to > related.from; to -= 1) {
    const found = once(sentence, to) ? rankNamed(claim, sentence, { ...related, to }) : null;
    if (found !== null) return found;
  }
  return null;
}

function rankNamed(claim: SentenceRead, sentence: SentenceRead, related: Related): Shown | null {
  const own = namedIn(claim, sentence, related);
  if (own === null || owned(claim, own.to)) return null;
  const { tokens, text } = claim;
  let before = own.from - 1;
  // What stands between the article and the rank, "a strong-willed plantation owner", may be anything.
  while (before > 0 && isNoun(tokens[before]) && own.from - before <= 2) before -= 1;
  const article = tokens[before];
  if (article === undefined || !/^(?:an?|the)$/.test(article.text)) return null;
  const lead = tokens[before - 1];
  const apposed = lead !== undefined && /^, $/.test(text.slice(lead.end, article.start)) && before - 1 > 0;
  if (lead === undefined || !(BE.test(lead.text) || apposed)) return null;
  return shown(claim, { from: before, to: own.to }, sentence, related);
}

function shown(claim: SentenceRead, own: { readonly from: number; readonly to: number }, sentence: SentenceRead, related: Related): Shown {
  const [from, to] = [Math.min(related.relation, related.from), Math.max(related.relation + 1, related.to)];
  return {
    start: claim.tokens[own.from]?.start ?? 0,
    end: claim.tokens[own.to - 1]?.end ?? claim.text.length,
    against: sentence.text.slice(sentence.tokens[from]?.start, sentence.tokens[to - 1]?.end),
  };
}

/** Whether a claim names the relation, or one of another kind by which it says the same: "her father owned". */
const relates = (claim: SentenceRead, sentence: SentenceRead, related: Related): boolean => {
  const { relation } = related;
  if (actsFor(sentence, related)) return true;
  if (claim.set.has(sentence.forms[relation] ?? '')) return true;
  const kin = KIN_WORD.exec(claim.text)?.[0];
  return kin !== undefined && !sentence.text.toLowerCase().includes(kin.toLowerCase());
};

/** A claim that tells of somebody what its sentence tells of one beside him, or of one what his father is. */
export const personBeside: Sign = (claim, sentence) => {
  for (const related of sentence.kept(relatedIn)) {
    if (relates(claim, sentence, related)) continue;
    const found = deedOf(claim, sentence, related) ?? rankOf(claim, sentence, related);
    if (found !== null) return found;
  }
  return null;
};

/** Whether the sentence has the rank once: "deputy of the mayor, and later mayor" was one. */
const once = ({ forms }: SentenceRead, to: number): boolean => {
  const rank = bare(forms[to - 1] ?? '');
  return forms.filter((form) => bare(form) === rank).length === 1;
};

/** "The lawyers of the bank", "Apple's agents": one capital word may be a firm's name. */
function actsFor({ text, tokens }: SentenceRead, { relation, from, to }: Related): boolean {
  if (!ACTS_FOR.test(tokens[relation]?.text ?? '')) return false;
  const whose = tokens.slice(from, to);
  return (
    whose.some((token) => OFFICE.test(token.text)) || (whose.length === 1 && /^\p{Lu}/u.test(text.slice(whose[0]?.start, whose[0]?.end)))
  );
}
