/**
 * What a sentence says was decided, and of what: "dismissed her claim of unfair dismissal but upheld her claim for wages" decides two things in two ways. Read
 * clause by clause: the verb, on which side of its family it stands, what it is about (behind it, or before a passive), and who does it.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { clausesOf, JOINED } from '../../../text/clauses.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Worded } from '../recall/stronger.ts';

/** One thing that was decided. Offsets into the text it was read from. */
export interface Decided extends Span {
  /** Verbs of one family that stand on two sides cannot both be true of one thing. */
  readonly family: number;
  readonly side: number;
  /** Somebody asks for it, or it may or will come. */
  readonly open: boolean;
  /** It will or would come. */
  readonly ahead: boolean;
  /** It is asked for, proposed or argued. */
  readonly asked: boolean;
  readonly denied: boolean;
  /** Forms of what it is about; none where a pronoun or nothing stands there. */
  readonly about: readonly string[];
  readonly doer: readonly string[];
}

/** Families of outcomes, each side by its verbs. */
const FAMILIES: readonly (readonly RegExp[])[] = [
  // What a court above does with a decision.
  [
    /\b(?:affirm(?:s|ed|ing)|upheld|upholds|confirm(?:s|ed)|sustain(?:s|ed))\b/gi,
    /\b(?:revers(?:es|ed|ing)|vacat(?:es|ed|ing)|quash(?:es|ed|ing)|annul(?:s|led|ling)|overturn(?:s|ed|ing)|sets? aside|str(?:uck|ikes?) down|invalidat(?:es|ed))\b/gi,
  ],
  // What becomes of what was asked for.
  [
    /\b(?:grant(?:s|ed|ing)?|allow(?:s|ed)|approv(?:es?|ed)|accept(?:s|ed)?|adopt(?:s|ed)?|pass(?:es|ed)|upheld|upholds|succeed(?:s|ed)|succeed|ratif(?:ies|ied)|permitted|cleared|authori[sz]ed)\b/gi,
    /\b(?:den(?:y|ies|ied)(?! (?:that|having|any|this|it|knowing|the (?:allegations?|charges?|reports?|accusations?|claims?))\b)|dismiss(?:es|ed|ing)?|refus(?:es?|ed|ing)|reject(?:s|ed|ing)?|declin(?:es|ed) to|turn(?:s|ed) down|fail(?:s|ed)(?! to\b)|veto(?:es|ed)|vot(?:ed|es) down|prohibit(?:s|ed)|block(?:s|ed)|fell short|fall(?:s|en) short|thr(?:ew|own) out)\b/gi,
    /\b(?:adjourn(?:s|ed)|postpon(?:es|ed)|defer(?:s|red)|put off|withdr(?:ew|awn)|settled|shelv(?:es|ed)|not (?:yet )?(?:been )?(?:ruled|decided|heard|considered)|(?:is|are|was|were|remains?) pending)\b/gi,
    /\b(?:appl(?:ies|ied) for|petition(?:s|ed) for|ask(?:s|ed) for|requested|sought|seeks|is seeking)\b/gi,
  ],
  // What becomes of an earlier decision.
  [
    /\b(?:follow(?:s|ed)?|appl(?:y|ies|ied))\b/gi,
    /\bdistinguish(?:es|ed)?\b/gi,
    /\b(?:overrul(?:es?|ed)|depart(?:s|ed) from|disapprov(?:es|ed))\b/gi,
  ],
  // Whether a rule holds.
  [
    /\b(?:(?:c[oa]me|comes|enter(?:s|ed)) into (?:force|effect)|(?:takes?|took) effect|(?:is|are|was|were) in force|enacted)\b/gi,
    /\b(?:repeal(?:s|ed)|revok(?:es|ed)|expire[sd]|lapse[sd]|abolish(?:es|ed))\b/gi,
  ],
  // What becomes of what was planned.
  [
    /\b(?:complet(?:es|ed)|took place|carried out|held)\b/gi,
    /\b(?:cancel(?:s|l?ed)|call(?:s|ed) off|scrap(?:s|ped)|abandon(?:s|ed))\b/gi,
    /\b(?:postpon(?:es|ed)|put off|suspend(?:s|ed))\b/gi,
  ],
  // Money.
  [/\b(?:paid|disbursed|transferred|handed over)\b/gi, /\b(?:pledg(?:es|ed)|promis(?:es|ed))\b/gi],
  // What outlasts a contract.
  [/\b(?:surviv(?:es?|ed)|continu(?:es?|ed)|remains? in (?:force|effect))\b/gi, /\b(?:ends?|ended|ceas(?:es?|ed)|lapses?|expires?)\b/gi],
  // A right.
  [/\b(?:reserv(?:es|ed)|retain(?:s|ed))\b/gi, /\b(?:waiv(?:es|ed)|g[ai]ven? up|renounc(?:es|ed)|forfeit(?:s|ed))\b/gi],
  // A reproach.
  [/\b(?:admit(?:s|ted)|acknowledg(?:es|ed)|conced(?:es|ed))\b/gi, /\b(?:den(?:ies|ied)|disput(?:es|ed))\b/gi],
];

/** The family of what is asked for, and of earlier decisions. */
export const REVIEW = 0;
export const REQUEST = 1;
export const PRECEDENT = 2;
/** Whether a rule holds. */
export const FORCE = 3;
/** What was only asked for. */
export const ASKED = 3;

/** Any of these words: most texts have none. */
export const DECIDES =
  /\b(?:affirm|uph[eo]ld|confirm|sustain|revers|vacat|quash|annul|overturn|aside|str(?:uck|ike)|invalidat|grant|allow|approv|accept|adopt|pass|succe|ratif|permit|authori|den(?:y|ie)|dismiss|refus|reject|declin|turn|fail|veto|vot|f[ea]ll|thr[eo]w|prohibit|block|cleared|adjourn|postpon|defer|put off|withdr|settled|shelv|pending|not |follow|appl|distinguish|overrul|depart|disapprov|into|effect|force|enact|repeal|revok|expire|lapse|abolish|complet|took|carried|held|cancel|call|scrap|abandon|suspend|paid|disbursed|transferred|handed|pledg|promis|reserv|retain|waiv|g[ai]ve|renounc|forfeit|surviv|continu|remain|end|ceas|petition|ask(?:s|ed)|request|sought|seek|admit|acknowledg|conced|disput)/i;

/** Where what a verb is about ends. */
const ENDS = /^ and\b|, |\b(?:because|since|after|before|when|where|if|unless|on the grounds?|as|holding|finding|so that)\b/;
/** Right before a verb: what asks, plans or leaves open; what denies; what makes a passive. */
const OPENS = anyOf('would may might could can shall should must will to be');
const DENIES = anyOf('not never neither nor no');
const IS = anyOf('is are was were been being be');
const BETWEEN = anyOf(
  'also then later later subsequently unanimously finally since yet therefore accordingly both all have has had be been being is are was were did does do',
);
/** Verbs whose thing stands before them. */
const OF_ITSELF = /^(?:succe|fail|f[ea]ll|c[oa]me|enter|t[ao]ke?|took|expire|lapse|end|ceas|surviv|continu|remain|is|are|was|were|not )/i;
/** Who asks, proposes or argues. */
const ASKS =
  /\b(?:recommend(?:s|ed|ing)?|propos(?:es|ed|ing)|ask(?:s|ed|ing)?|request(?:ed|ing)|seeks?|sought|urg(?:es|ed|ing)|mov(?:es|ed)|argu(?:es|ed)|submit(?:s|ted)|conten(?:ds|ded)|suggest(?:s|ed)|advis(?:es|ed)|want(?:s|ed)|call(?:s|ed) (?:for|on)|plan(?:s|ned)) (?:that |to |for |the |an? |its |his |her |\p{L}{3,12}ing\b)|\bwould have\b/iu;
const REFUSES = /\b(?:declin(?:es|ed)|refus(?:es|ed)|fail(?:s|ed)) to (?:\p{L}{3,12}ly )?$/iu;
/** "Considered three bids and accepted none of them". */
const NONE = /^ (?:none|neither|no)\b/i;
const NONE_OF = /^ (?:none|neither)(?: of (?:them|these|those))?\b/i;
const NOBODY = /^[\s,]*(?:none|neither|no|nobody|nothing)\b/i;
/** Words that say nothing of what was decided. */
const IDLE = anyOf('court judge justice justices lord lady part full whole entirely against case cases matter decision');

/** Words looked back over for what opens or denies a verb. */
const BACK = 4;

/** What a text decides, in order. */
export function decidedIn(said: Worded): readonly Decided[] {
  if (!DECIDES.test(said.text)) return [];
  const out: Decided[] = [];
  let before: readonly string[] = [];
  for (const { start, end } of clausesOf(said.text, { at: JOINED })) {
    out.push(...inClause(said, start, end, before));
    before = meant(said, start, end);
  }
  return out;
}

interface Verb extends Span {
  readonly family: number;
  readonly side: number;
}

/** "The grant", "its accepted form": no verb. */
const NOUN = /\b(?:the|an?|this|that|its|his|her|their|no|of) $/i;
const FAR = 6;

function verbsIn(text: string): readonly Verb[] {
  // Most clauses of what decides something decide nothing themselves.
  if (!DECIDES.test(text)) return [];
  const out: Verb[] = [];
  FAMILIES.forEach((sides, family) => {
    sides.forEach((form, side) => {
      for (const { index, 0: found } of text.matchAll(form))
        if (!NOUN.test(text.slice(Math.max(0, index - FAR), index))) out.push({ family, side, start: index, end: index + found.length });
    });
  });
  return out.sort((one, other) => one.start - other.start);
}

/** `before`: words of the clause before, which "which" takes up. */
function inClause(said: Worded, from: number, to: number, before: readonly string[]): Decided[] {
  const text = said.text.slice(from, to);
  const verbs = verbsIn(text).filter(({ end }) => !/^ to /.test(text.slice(end)) || !REFUSES.test(`${text.slice(0, end)} to `));
  const starts = [...new Set(verbs.map(({ start }) => start))];
  return verbs.map((verb) => {
    const at = starts.indexOf(verb.start);
    const lead = at === 0 ? 0 : cutBetween(text, starts[at - 1] ?? 0, verb.start);
    const next = starts[at + 1];
    const stop = next === undefined ? text.length : cutBetween(text, verb.start, next);
    return read(said, verb, { from, lead: from + lead, stop: from + stop, text }, before, at > 0);
  });
}

/** Where one of two verbs of a clause leaves off: at the "and" or the comma between them. */
function cutBetween(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  const cut = Math.max(between.lastIndexOf(' and '), between.lastIndexOf(', '), between.lastIndexOf(' or '));
  return cut < 0 ? to : from + cut;
}

function read(
  said: Worded,
  { family, side, start, end }: Verb,
  { from, lead, stop, text }: { readonly from: number; readonly lead: number; readonly stop: number; readonly text: string },
  before: readonly string[],
  joined: boolean,
): Decided {
  const [begin, close] = [from + start, from + end];
  const back = said.tokens.filter((token) => token.start >= lead && token.end <= begin).slice(-BACK);
  const near: string[] = [];
  for (const { text: word } of back.reverse()) {
    if (!BETWEEN.test(word) && !OPENS.test(word) && !DENIES.test(word) && !word.endsWith('ly')) break;
    near.push(word);
  }
  const refused = REFUSES.test(text.slice(0, start));
  const asked = ASKS.test(text.slice(0, end));
  const passive = near.some((word) => IS.test(word));
  const own = OF_ITSELF.test(text.slice(start));
  const behind = said.text.slice(close, stop);
  const ends = ENDS.exec(behind);
  const by = / by /.exec(behind);
  const objectEnd = close + Math.min(ends?.index ?? behind.length, passive ? (by?.index ?? behind.length) : behind.length);
  const subject = meant(said, lead, begin);
  // "Dismissed the claim and upheld …": who does the first does the second.
  const doer = joined ? [...new Set([...subject, ...meant(said, from, from + start).slice(0, 3)])] : subject;
  const taken = /^\s*(?:which|that|who)\b/.test(text) ? before : [];
  const about = passive || own ? [...subject, ...taken, ...(own ? [] : meant(said, close, objectEnd))] : meant(said, close, objectEnd);
  return {
    family,
    side,
    start: begin,
    end: close,
    open: !refused && (asked || near.some((word) => OPENS.test(word))),
    ahead: near.some((word) => word === 'will' || word === 'would'),
    asked: asked && !refused,
    denied: refused || NONE.test(behind) || NOBODY.test(said.text.slice(lead, begin)) || near.some((word) => DENIES.test(word)),
    about: NONE_OF.test(behind) ? meant(said, from, from + start) : about.length === 0 && !passive && !own ? taken : about,
    doer: passive || own ? (by === null || /^ by \d/.test(behind.slice(by.index)) ? [] : meant(said, close + by.index, stop)) : doer,
  };
}

/** Forms of the words of meaning between two places of a text. */
const meant = ({ tokens, forms }: Worded, from: number, to: number): string[] =>
  forms.filter((form, i) => {
    const token = tokens[i];
    return (
      token !== undefined &&
      token.start >= from &&
      token.end <= to &&
      (token.kind === 'number' || !(isStopWord(token.text) || IDLE.test(form)))
    );
  });
