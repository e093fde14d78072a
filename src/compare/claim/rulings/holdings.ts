/**
 * What a party argued, a dissent held, or a court left open, told as its holding: "the court held that the tenant had waived the defect" for "it was
 * unnecessary to decide whether the tenant had waived the defect". Told only where no other sentence of the source says it plainly, and none behind it
 * takes the argument up.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn } from '../limits/limit.ts';
import type { Ruled } from './ruled.ts';

/** Who found it, and that he did: what stands behind is what was found. */
export const FOUND =
  /^(?:In [^,.;]{3,60}, )?([^,.;]{3,70}?) (?:has |had )?(?:(?:also|further|unanimously|ultimately|expressly|thus|therefore|then) )?(?:held|holds|rul(?:es|ed)|found|finds|concluded?s?|decided|determined|established|declared) (?:that )?/i;
/** Claims that say themselves whose word it is, or that it was left open. */
const OWNED =
  /\b(?:dissent\w*|minority|plurality|argu\w+|submi\w+|conten\w+|alleg\w+|assert\w*|claim(?:s|ed) that|provisional\w*|preliminar\w+|tentative\w*|whether|open|undecided|counsel|according to|in (?:his|her|their|its) (?:view|opinion)|assum\w+|propos\w+|suggest\w*|not (?:decide|rule|reach|address)|would have (?:held|found|ruled|allowed|dismissed)|reject\w*|deni\w+|deny|objection|advocate general)\b/i;

/** Leads of what nobody has found: a party's word, what is left open, what is only provisional, what was turned down. */
const LEADS: readonly RegExp[] = [
  /\b(?:argu(?:e[sd]?|ing)|submit(?:s|ted|ting)|conten(?:ds?|ded|ding)|alleg(?:es?|ed)|maintain(?:s|ed)|complain(?:s|ed)|assert(?:s|ed)|insist(?:s|ed)|plead(?:s|ed)|propos(?:es|ed)|urg(?:es|ed)) that /gi,
  /\b(?:(?:unnecessary|not necessary|no need) to (?:decide|determine|consider|resolve|rule on|address)|(?:need|did|do|does|could) not (?:to )?(?:decide|determine|consider|resolve|rule on|reach|address|say)|declined to (?:decide|rule on|say|address|consider)|without (?:deciding|ruling)|left (?:it )?open|leaves? open|expressed no view(?: on)?|assum(?:ed?|ing)(?:,? (?:without deciding|arguendo|for the sake of argument),?)?),? (?:the question (?:of )?)?(?:that |whether |if |the question )/gi,
  /\b(?:provisional(?:ly)?|preliminar(?:y|ily)|tentative(?:ly)?)(?: [\p{L}\p{N}]{2,15}){0,5} that /giu,
  /\b(?:reject(?:s|ed|ing)|dismiss(?:es|ed|ing)|did not accept|disagreed with|not persuaded by) (?:\p{L}[\p{L}’']{1,15} ){0,5}(?:argument|submission|plea|contention|claim|view|ground|suggestion|proposition|allegation|objection|complaint|theory)s? that /giu,
  /\b(?:objection|argument|submission|plea|contention|complaint|allegation|suggestion|theory|ground) that (?=.{3,200}(?:\b(?:was|were|is|are) (?:dismissed|rejected|refused|not accepted|unfounded|without merit)|\bfail(?:s|ed)(?: on|[.,;]|$)))/gi,
  /\bden(?:y|ies|ied) (?:\p{L}{3,12} )?(?:reports|rumou?rs|claims|suggestions|speculation|allegations|accusations|charges) that /giu,
  /\bplurality (?:[\p{L}\p{N}]{1,12} ){0,4}would have (?:held|found) (?:that )?/giu,
];
/** The sentence of a dissent, or one behind it that goes on with its view. */
const DISSENTS = /\b(?:dissent(?:s|ed|ing)?|in dissent|the minority)\b/i;
const GOES_ON =
  /^(?:In (?:his|her|their) (?:view|opinion|judgment|dissent|words)\b|(?:He|She|They) (?:would have|thought|considered|wrote|argued|found|held|concluded|regarded|reasoned)\b)/;
/** A court that takes an argument up. */
const ACCEPTS =
  /\b(?:agree[sd]?|accept(?:s|ed)?|upheld|endorse[sd]?|adopt(?:s|ed)?|correct|rightly|well[- ]founded|persuaded|persuasive|so held|succeed(?:s|ed)?|allowed|granted|confirmed)\b/i;
const TURNED_DOWN = /\b(?:not|no|never|disagree[sd]?|reject\w*|refus\w*|declin\w*|dismiss\w*|unpersuaded)\b|n['’]t\b/i;

/** Of what a claim says was found, what must stand behind such a lead. */
const BEHIND = 0.75;
/** Of a claim that names nobody who found it. */
const FLAT = 0.85;
const LEAST = 2;
const PRONOUN = /^(?:it|he|she|they|its|his|her|their)\b/i;
/** Sentences behind a lead that may take it up. */
const NEXT = 2;

/** A quick look: most sentences tell nobody's view. Whatever a lead begins with, a dissent and what goes on with its view have a word of it. */
export const TELLS =
  /\b(?:argu|submi|conten|alleg|maintain|complain|assert|insist|plead|propos|urg|decid|determin|consider|resolv|rul|reach|address|say|open|no view|assum|provisional|preliminar|tentative|reject|dismiss|not accept|disagree|not persuaded|objection|plea|suggestion|theory|ground|den(?:y|ie)|plurality|dissent|minority|In (?:his|her|their) |(?:He|She|They) )/i;
const tells = ({ text }: SentenceRead): boolean => TELLS.test(text);

/** What a claim says was found, and who found it; null where it says itself whose word it is, or too little. */
interface Finding {
  readonly own: readonly string[];
  readonly who: readonly string[];
  /** Of its words, those that must stand behind a lead. */
  readonly least: number;
}

function findingOf(claim: SentenceRead): Finding | null {
  if (OWNED.test(claim.text)) return null;
  const lead = FOUND.exec(claim.text);
  const own = [...new Set(meantIn(claim, lead === null ? 0 : lead[0].length, claim.text.length))];
  if (own.length < LEAST) return null;
  return { own, who: lead === null ? [] : meantIn(claim, 0, lead[1]?.length ?? 0), least: lead === null ? FLAT : BEHIND };
}

/** What somebody else said, or nobody decided, told as found. */
export function holdingBorrowed(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  const finding = claim.kept(findingOf);
  if (finding === null) return null;
  const { own, least } = finding;
  const shareOf = ({ set }: SentenceRead): number => own.filter((form) => set.has(form)).length / own.length;
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    // Whose view it is stands there, or in the sentence of a dissent before it.
    if (!sentence.kept(tells)) continue;
    const share = shareOf(sentence);
    if (share < least) continue;
    const found = notFound(sentence, before, finding) ?? notReached(sentence, own);
    if (found === null) continue;
    const others = sentences.some((other, i) => i !== at && shareOf(other) >= share && notFound(other, sentences[i - 1], finding) === null);
    if (others || (!found.final && takenUp(sentences.slice(at + 1, at + 1 + NEXT)))) return null;
    return {
      how: 'stronger',
      start: claim.tokens[0]?.start ?? 0,
      end: claim.tokens.at(-1)?.end ?? 0,
      against: found.words,
      sentence: sentence.span,
    };
  }
  return null;
}

const takenUp = (next: readonly SentenceRead[]): boolean => next.some(({ text }) => ACCEPTS.test(text) && !TURNED_DOWN.test(text));

/** By which words a sentence shows that what a claim tells was not found; `final`: whatever is said behind it. */
function notFound(
  sentence: SentenceRead,
  before: SentenceRead | undefined,
  { own, who, least }: Finding,
): { readonly words: string; readonly final: boolean } | null {
  const { text } = sentence;
  for (const [kind, form] of LEADS.entries()) {
    for (const { index, 0: found } of text.matchAll(form)) {
      const stop = text.indexOf(';', index);
      const behind = meantIn(sentence, index + found.length, stop < 0 ? text.length : stop);
      const ahead = meantIn(sentence, 0, index);
      // "Found that it had misled customers": the name stands before.
      const taken = PRONOUN.test(text.slice(index + found.length));
      const inside = own.filter((one) => (behind.includes(one) ? taken || !ahead.includes(one) : taken && ahead.includes(one)));
      if (inside.length < least * own.length || !own.some((one) => behind.includes(one))) continue;
      // "The tribunal submitted that" is its own word.
      if (kind === 0 && who.length > 0 && who.every((one) => ahead.includes(one))) continue;
      return { words: found.trim(), final: kind > 0 };
    }
  }
  const dissent = DISSENTS.exec(text) ?? (GOES_ON.test(text) && before !== undefined ? DISSENTS.exec(before.text) : null);
  if (dissent === null || who.some((one) => before?.set.has(one) && !BODY.test(one))) return null;
  return GOES_ON.test(text) ||
    meantIn(sentence, dissent.index, text.length).filter((form) => own.includes(form)).length >= least * own.length
    ? { words: dissent[0], final: true }
    : null;
}

const REACHED =
  /\b(?:did|does|need) not (?:to )?(?:reach|decide|address|rule on|resolve) (?:the |this |its |his |her |any )((?:[\p{L}’'-]{2,20} ?){1,5})(?=[.,;]|$)/giu;

/** "Likely to succeed on its copyright claim" beside "it did not reach the copyright claim". */
function notReached(sentence: SentenceRead, own: readonly string[]): { readonly words: string; readonly final: boolean } | null {
  for (const found of sentence.text.matchAll(REACHED)) {
    const from = found.index + found[0].length - (found[1]?.length ?? 0);
    const matter = meantIn(sentence, from, found.index + found[0].length);
    const elsewhere = [...meantIn(sentence, 0, found.index), ...meantIn(sentence, found.index + found[0].length, sentence.text.length)];
    if (matter.length > 0 && matter.every((form) => own.includes(form)) && matter.some((form) => !elsewhere.includes(form)))
      return { words: found[0], final: true };
  }
  return null;
}

/** Words of a body, which say nothing of which judge it was. */
const BODY = /^(?:court|suprem|appeal|tribun|circuit|justic|judg|high|board|panel|major|lord|hous|ninth|chamber|commiss)/;
