/**
 * Sentences that tell of a result that was not found: no difference, no effect, no association, the same in both. Of each is read what was looked at
 * ("mortality") and by what ("treatment"), so that a claim of an effect can be held against it. English.
 */
import { clausesOf, JOINED } from '../../../text/clauses.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { plainForm } from '../select/expand.ts';

/**
 * What is said: `none`: no effect, no difference; `alike`: the same in those that are compared, which may both have changed; `unproven`: a difference
 * that is not significant; `ended`: an effect that was gone later.
 */
export type NullKind = 'none' | 'alike' | 'unproven' | 'ended';

/** A result that was not found. */
export interface NullResult {
  readonly kind: NullKind;
  /** The words that say so, for a person. */
  readonly cue: string;
  /** Forms of the words for what was looked at, and for what it was held against where both sides are told alike ("no relation between A and B"). */
  readonly about: readonly string[];
  /** Forms of the words for what it was held against; empty where only "the groups" are named, or nothing. */
  readonly by: readonly string[];
  /** That the two go together is what was not found: either may be told of. */
  readonly mutual: boolean;
  /** It speaks of the statement before it: "but this was not significant". */
  readonly back: boolean;
  /** Whether both changed alike: then each of them did change. */
  readonly moved: boolean;
  /** The clause, in the sentence. */
  readonly start: number;
  readonly end: number;
}

/** Where a cue has what was looked at: before it, behind it, or on both sides ("no relation between the two"). */
type Side = 'before' | 'behind' | 'both';

interface Cue {
  readonly kind: NullKind;
  readonly mutual?: true;
  readonly about: Side;
  readonly form: RegExp;
}

const BE = '(?:was|were|is|are|be|been|remained|remains|stayed|stays|kept)';
const BE_NOT = `(?:(?:was|were|is|are|has been|have been|had been|could) not|(?:was|were|is|are)n['’]t)`;
const DO_NOT = `(?:(?:did|do|does|could) not|(?:did|do|does)n['’]t|failed to)`;
const ADVERB = '(?:[a-z]{4,14}ly ){0,2}';
const QUALITY = '(?:[a-z-]{3,16} ){0,3}?';

/** In the order asked; the first that stands in a clause tells. */
const CUES: readonly Cue[] = [
  { kind: 'unproven', about: 'before', form: /\bwithin the margin of error\b|\bnot reach (?:statistical )?significance\b/i },
  { kind: 'unproven', about: 'before', form: /\b(?:not|non)[ -](?:statistically )?significant\b/i },
  {
    kind: 'ended',
    about: 'before',
    form: /\b(?:no longer (?:seen|visible|present|detectable|significant|found|there)|vanished|disappeared|faded|wore off)\b/i,
  },
  {
    kind: 'none',
    mutual: true,
    about: 'both',
    form: new RegExp(`\\bno ${QUALITY}(?:association|correlation|relation|relationship|link|connection)s?\\b`, 'i'),
  },
  { kind: 'none', about: 'behind', form: /\bno (?:[a-z-]{3,16} )?evidence (?:that|of|for)\b/i },
  {
    kind: 'none',
    about: 'behind',
    form: new RegExp(
      `\\bno ${QUALITY}(?:effect|impact|influence|difference|benefit|improvement|change|increase|decrease|reduction|gain|bearing|pattern|advantage|trend|shift|rise|drop|loss)s?\\b`,
      'i',
    ),
  },
  {
    kind: 'none',
    mutual: true,
    about: 'both',
    form: new RegExp(
      `\\b(?:${BE_NOT} ${ADVERB}(?:associated|correlated|related|linked)|${BE} (?:${ADVERB}unrelated|independent))\\b|\\b${DO_NOT} ${ADVERB}(?:correlate|depend|predict)\\b`,
      'i',
    ),
  },
  {
    kind: 'none',
    about: 'before',
    form: new RegExp(
      `\\b${DO_NOT} ${ADVERB}(?:differ|change|vary|improve(?= between|[.,;]|$))\\b|\\b${BE_NOT} ${ADVERB}(?:different|affected|altered|changed|influenced|improved|enhanced|increased|reduced|decreased|lowered|raised|prevented|extended|prolonged|shortened|slowed|higher|lower|better|worse|longer|shorter|faster|slower|greater|larger|smaller|more|less)\\b`,
      'i',
    ),
  },
  {
    kind: 'none',
    about: 'behind',
    form: new RegExp(
      `\\b${DO_NOT} ${ADVERB}(?:affect|alter|influence|improve|enhance|increase|reduce|decrease|lower|raise|prevent|extend|prolong|shorten|slow|change|boost|worsen|rise|fall)\\b`,
      'i',
    ),
  },
  {
    kind: 'none',
    about: 'before',
    form: new RegExp(
      `\\b${BE} (?:${ADVERB}(?:unaffected|unchanged|unaltered|constant|flat)|no different)\\b|\\b(?:stayed|remained|stays|remains) (?:the same|at\\b|as (?:it|they) (?:was|were))`,
      'i',
    ),
  },
  {
    kind: 'none',
    about: 'both',
    form: /\bno (?!longer (?!than\b)[a-z])(?:more|less|better|worse|higher|lower|faster|slower|longer|shorter|greater|larger|smaller|[a-z]{3,9}er)\b(?! than (?:an?|one|half|two|three|four|five|six|seven|eight|nine|ten|\d))/i,
  },
  {
    kind: 'alike',
    about: 'behind',
    form: /\b(?:had|have|has|showed|show|reported|used|received|consumed|held|hold) (?:comparable|similar|equal|identical|the same) (?:[a-z]{3,12} )?(?:numbers?|amounts?|levels?|rates?|shares?) of\b/i,
  },
  {
    kind: 'none',
    about: 'behind',
    form: /\b(?:left|leaves|leaving) (?=[a-z -]{3,40} (?:unchanged|unaffected|as (?:it|they) (?:was|were)))/i,
  },
  {
    kind: 'none',
    about: 'behind',
    form: /\bneither (?=[a-z -]{3,60} nor [a-z -]{3,60} (?:(?:respond|chang|differ|improv|increas|decreas|var)(?:ed|ied|s)|(?:was|were) (?:affected|related|altered|changed|reduced|improved)))/i,
  },
  {
    kind: 'alike',
    about: 'before',
    form: /\b(?:on a par with|(?:statistically )?indistinguishable|(?:at )?the same [a-z]{4,10} as|kept pace with)\b/i,
  },
  {
    kind: 'alike',
    about: 'before',
    form: new RegExp(
      `\\b${BE} ${ADVERB}(?:similar|comparable|alike|identical|equal|(?:about |much |roughly |nearly |almost )?the same)\\b|\\b(?:performed|did|fared|scored) (?:alike|equally|the same)\\b`,
      'i',
    ),
  },
  {
    kind: 'alike',
    about: 'both',
    form: /\b(?:at (?:the same|an? (?:equal|identical|similar)|equal|identical|similar) (?:rates?|pace|speed)|equally (?:fast|well|often|badly|long|much|many|likely|common)|equally(?= (?:in|between|among|across|by|for|on)\b|[.,;]|$)|to the same (?:degree|extent)|by the same amount)\b|\bin both (?:groups|arms|conditions|kinds|types|cohorts|samples|sexes|settings)\b/i,
  },
  {
    kind: 'alike',
    about: 'both',
    // "Three times as much" is not as much.
    form: /(?<!\b(?:times|twice|half|thirds?|quarters?|fold|not|never|rarely|nearly|almost|percent|%) )\b(?:just )?as (?:many|much|often|few|frequently|well|long|high|fast|likely) (?:[a-z]{3,14} )?as\b/i,
  },
  { kind: 'alike', about: 'both', form: /\b(?:was|were|is|are) (?:just )?as [a-z]{3,12} (?:to [a-z ]{3,30})?(?=.{0,40}\bas\b)/i },
  { kind: 'unproven', about: 'before', form: /\bp ?[=>] ?0?\.(?:[1-9]\d{0,3}|0[6-9]\d{0,2})(?=[);, ])/i },
];

/** Words that name what is measured, or how, and no matter of their own; and those for whatever is compared. */
const GENERAL = new Set(
  `level rate score number mean median average amount share proportion value figure result outcome measure measurement total overall whole group arm treatment condition cohort
   kind type sample two three pair system effect difference change benefit evidence study analysis trial survey year month week day time percent found show observe see detect
   significant statistical measurable way meaningful consistent bearing pattern influence impact association correlation relation relationship link versus ratio hazard made make
   brought either neither likely one other same case place minute hour downward upward earlier later respond
   measured placebo sham chance dummy control nothing`
    .split(/\s+/)
    .map((text) => plainForm({ text, kind: 'word' })),
);
/** What is no part of the matter. */
const BESIDE = / ?\(|,? \b(?:once|after|when|if|even|although|as in|as before|than before)\b/;
const ABOUT_NOTHING = /^(?:we|there|it|they|this|these|results?)\b/i;
/** What leads from what was looked at to what it was held against. */
const AGAINST = /\b(?:between|among|across|by|according to|than|compared with|of (?=[a-z]+(?: on\b|[.,;]|$)))/i;

const MOVING =
  /\b(?:ris(?:e|es|en|ing)|rose|f[ae]ll(?:en|ing)?|gr[eo]w[ns]?|increas\w{0,3}|decreas\w{0,3}|declin\w{0,3}|improv\w{0,4}|dropp?(?:ed|s)?|reduced|lowered|worsened|affected|lengthened|shortened)\b/i;

/** The results that a sentence says were not found, clause by clause. */
export function nullResultsIn(sentence: SentenceRead): readonly NullResult[] {
  if (!MAY.test(sentence.text)) return [];
  return clausesOf(sentence.text, { at: JOINED }).flatMap(({ start, end }, i, all) => {
    const found = readClause(sentence, start, end, all[i - 1]?.start ?? start);
    return found === null ? [] : [found];
  });
}

/** One look for all: most sentences tell of no such thing. */
const MAY =
  /\b(?:no|not|non|un(?:affected|changed|altered|related)|independent|similar|comparable|alike|identical|equal(?:ly)?|same|neither|left|leaves|leaving|par|indistinguishable|kept pace|constant|flat|both|vanished|disappeared|faded|wore off|margin of error|as [a-z]{3,12} |stayed|remained|failed)\b|n['’]t\b|\bp ?[=>]/i;

function readClause(sentence: SentenceRead, start: number, end: number, previous: number): NullResult | null {
  const clause = sentence.text.slice(start, end);
  for (const { kind, about, form, mutual } of CUES) {
    const found = form.exec(clause);
    if (found === null) continue;
    const at = start + found.index;
    const behind = at + found[0].length;
    // Figures in brackets, and what was held constant, are beside the matter.
    const rest = sentence.text.slice(behind, end).split(BESIDE)[0] ?? '';
    const cut = AGAINST.exec(rest);
    const middle = behind + (cut?.index ?? rest.length);
    const lead = leadOf(clause);
    const before = ABOUT_NOTHING.test(clause) ? [] : formsIn(sentence, start + lead, at);
    const after = formsIn(sentence, behind, middle);
    const against = [
      ...formsIn(sentence, middle, behind + rest.length),
      ...(TREATED.test(clause) ? formsIn(sentence, start, start + lead) : []),
    ];
    const told = {
      kind,
      cue: found[0].trim(),
      moved: kind === 'alike' && MOVING.test(clause),
      start,
      end,
      mutual: mutual === true,
      back: false,
    };
    if (kind === 'ended') return { ...told, about: [...before, ...after, ...against], by: [] };
    if (about === 'both') {
      const [one, other] = before.length === 0 ? [after, against] : [before, [...after, ...against]];
      if (one.length > 0 || other.length > 0) return { ...told, about: one.length === 0 ? other : one, by: one.length === 0 ? [] : other };
      return null;
    }
    const own = about === 'before' ? before : after;
    // "No price increase could be seen" has it within; "no difference was found between the two" before, or it is what is compared.
    const looked = [own, before, kind === 'none' ? formsIn(sentence, at, behind) : [], against].find((forms) => forms.length > 0) ?? [];
    if (looked.length > 0)
      return {
        ...told,
        about: looked,
        by: [...(about === 'behind' && looked !== before ? before : []), ...(looked === against ? [] : against)],
      };
    if (kind !== 'unproven' || previous === start) return null;
    return { ...told, about: formsIn(sentence, previous, start), by: [], start: previous, back: true };
  }
  return null;
}

/** "In a cohort of nurses, ": what opens a clause and is no part of what was looked at. */
const leadOf = (clause: string): number =>
  /^ ?(?:In|At|On|For|Among|After|During|Over|Across|With|Of|By) .{3,80}?, /.exec(clause)?.[0].length ?? 0;

/** What opens it and was done: "After mergers of distant firms, ". */
const TREATED = /^ ?(?:After|With|Under|Without|Following) /;

/** Forms of the words of matter between two places of a sentence. */
export const formsIn = ({ tokens, forms }: SentenceRead, from: number, to: number): string[] =>
  forms.filter((form, i) => {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.start < from || token.end > to) return false;
    return token.text.length > 2 && !isStopWord(token.text) && !GENERAL.has(form) && !MOVING.test(token.text);
  });
