/**
 * Who said or did something, told of somebody else whom the evidence names too: "Aldo Brix said that …" for what Teresa Quan said. Read from a name of two
 * words or more right before its verb ("Aldo Brix, the chairman, said"), or behind it where words are quoted ("…," said Teresa Quan). Told only where the
 * sentence that has the claim's other words names its own speaker, or has the same verb with another name, and no sentence beside it gives them to the
 * claim's.
 */
import type { Span } from '../../../model/document.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import { speech } from '../speech.ts';
import type { Exchange } from './deeds.ts';
import { type SentenceWithin, sentenceWithin } from './read.ts';
import { bare, isCapital, TITLE } from './sides.ts';

/** Verbs of saying. What a court held or a study found another may have found as well. */
const SAYS = speech(['says', 'argues', 'thinks', 'advises', 'denies', 'pledges']);
/** Verbs of doing that are looked at beside them. */
const DOES = new Set(
  `led leads founded founds wrote writes designed directed funded reviewed proposed discovered invented painted composed won chaired translated edited
   resigned`.split(/\s+/),
);

interface Told {
  readonly who: readonly string[];
  readonly verb: Token;
  readonly form: string;
  readonly says: boolean;
  readonly start: number;
  readonly end: number;
}

const TITLED = /\b(?:Mr|Mrs|Ms|Dr|Prof|Sir|Lord|Lady|Judge|Justice|Professor|Senator|President)\.? $/;
/** Words of an apposition between a name and its verb. */
const APPOSITION = 8;

/** Words of a name that ends before a place: "Teresa Quan". */
function nameBefore(text: string, tokens: readonly Token[], at: number): Token[] {
  const name: Token[] = [];
  for (let i = at; i >= 0 && name.length < 4; i -= 1) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word' || !isCapital(text, token)) break;
    if (name.length > 0 && !/^[ .]{1,2}$/.test(text.slice(token.end, name[0]?.start))) break;
    name.unshift(token);
  }
  return name.filter(({ text: word }) => !TITLE.test(word) && !isStopWord(word));
}

/** Who says or does something in a sentence, by each verb. `least`: words that a name has. */
function toldIn(text: string, tokens: readonly Token[], least = 2): Told[] {
  return tokens.flatMap((verb, at): Told[] => {
    const says = SAYS.test(verb.text);
    if (at === 0 || (!says && !DOES.has(verb.text))) return [];
    let name = nameBefore(text, tokens, at - 1);
    // "Teresa Quan, the environment commissioner, said".
    if (name.length < 2 && /^, ?$/.test(text.slice(tokens[at - 1]?.end, verb.start)))
      for (let i = at - 2; i > 0 && i > at - 2 - APPOSITION && name.length < 2; i -= 1)
        if (/^, ?$/.test(text.slice((tokens[i] as Token).end, tokens[i + 1]?.start))) name = nameBefore(text, tokens, i);
    // "…," said Teresa Quan.
    if (name.length < 2 && says && /[,"”] ?$/.test(text.slice(Math.max(0, verb.start - 3), verb.start))) {
      const behind: Token[] = [];
      for (let i = at + 1; i < tokens.length && isCapital(text, tokens[i] as Token); i += 1) behind.push(tokens[i] as Token);
      name = behind.filter(({ text: word }) => !TITLE.test(word));
    }
    const [first, last] = [name[0], name.at(-1)];
    // "Ms Quan" is a name, too.
    const titled = first !== undefined && TITLED.test(text.slice(Math.max(0, first.start - 10), first.start));
    if (first === undefined || last === undefined || name.length + Number(titled) < least) return [];
    const [start, end] = first.start < verb.start ? [first.start, verb.end] : [verb.start, last.end];
    return [{ who: name.map(bare), verb, form: plainForm(verb), says, start, end }];
  });
}

/** "According to Teresa Quan", "in the view of Teresa Quan": her word as much as what she says. */
const WORD_OF = /(?:\baccording to|\bin the (?:view|opinion|words|eyes) of) $/i;

const SAID = plainForm({ kind: 'word', text: 'said' });

function wordOf(text: string, tokens: readonly Token[]): Told[] {
  return tokens.flatMap((token, at): Told[] => {
    if ((token.text !== 'to' && token.text !== 'of') || !WORD_OF.test(text.slice(Math.max(0, token.start - 18), token.end + 1))) return [];
    let last = at;
    while (
      last + 1 < tokens.length &&
      isCapital(text, tokens[last + 1] as Token) &&
      /^[ .]{1,2}$/.test(text.slice(tokens[last]?.end, tokens[last + 1]?.start))
    )
      last += 1;
    const name = nameBefore(text, tokens, last);
    const end = tokens[last]?.end ?? token.end;
    if (last === at || name.length === 0) return [];
    return [{ who: name.map(bare), verb: { ...token, end }, form: SAID, says: true, start: token.start, end }];
  });
}

const toldBy = ({ text, tokens }: SentenceWithin): readonly Told[] => [...toldIn(text, tokens), ...wordOf(text, tokens)];

/** A quick look: most sentences have none of these verbs. */
const mayTell = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => SAYS.test(text) || DOES.has(text));

/** Names behind another. */
const SURNAME = /(?<=\p{Lu}\p{Ll}{1,20} )\p{Lu}[\p{L}'’-]{1,30}/gu;

/** The share of a claim's other words that a sentence must have. */
const SHARE = 0.6;
const LEAST = 3;

/** Who says or does it in a sentence in place of the claim's: its only speaker, or the one with the claim's verb. */
function tellerInstead(own: Told, speakers: readonly Told[], named: boolean): Told | undefined {
  const other = speakers.find(({ who }) => !who.some((word) => own.who.includes(word)));
  const same = speakers.filter(({ form }) => form === own.form);
  const alone = same.length === 1 ? same[0] : undefined;
  // Named in the sentence, the claim's may say it all the same, unless its one verb is another's.
  if (named) return alone === other ? alone : undefined;
  if (own.says) return speakers.length === 1 ? other : undefined;
  return alone;
}

/** "Mr Lund agrees with her": then it is his word, too. */
const AGREES =
  /\b(?:agree[sd]?|concur(?:s|red)?|echo(?:es|ed)|shar(?:es|ed) (?:this|that|the|her|his)|likewise|too(?=[.,;]|$)|also|seconded|supports?|supported)\b/i;
const agrees = (who: readonly string[], evidence: Pick<Stated, 'text' | 'sentences'>): boolean =>
  evidence.sentences.some((span) => {
    const { raw, bareSet } = sentenceWithin(evidence, span);
    return AGREES.test(raw) && who.some((word) => bareSet.has(word));
  });

/** The first thing of a claim that the evidence has somebody else say or do. `places`: the sentences that are looked at. */
export function speakerExchanged(
  { text, tokens }: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  if (!mayTell(tokens) && !/\b(?:according to|in the (?:view|opinion|words|eyes) of) /i.test(text)) return null;
  const [own, more] = [...toldIn(text, tokens, 1), ...wordOf(text, tokens)];
  if (own === undefined || more !== undefined) return null;
  const rest = [
    ...new Set(tokens.filter((token) => token.start >= own.verb.end && token.kind === 'word' && !isStopWord(token.text)).map(plainForm)),
  ];
  if (rest.length < (own.says ? LEAST : 1)) return null;
  const evidence = held();
  // A surname alone is one where the evidence has it behind a first name.
  if (own.who.length === 1 && !evidence.text.match(SURNAME)?.some((name) => name.toLowerCase() === own.who[0])) return null;
  let found: Exchange | null = null;
  for (const sentence of places?.() ?? evidence.sentences) {
    const there = sentenceWithin(evidence, sentence);
    if (rest.filter((form) => there.set.has(form)).length < SHARE * rest.length) continue;
    const speakers = there.kept(toldBy);
    const turned = tellerInstead(
      own,
      speakers,
      own.who.some((word) => there.bareSet.has(word)),
    );
    if (turned === undefined || turned.says !== own.says || agrees(own.who, evidence)) return null;
    found ??= { start: own.start, end: own.end, against: evidence.text.slice(turned.start, turned.end), sentence };
  }
  return found;
}
