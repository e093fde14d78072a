/**
 * A part that is counted out of a whole, told of the whole: "the three groups support it" beside "two of the three groups support it", "alle acht Pfeiler" beside "drei der acht Pfeiler", "all projects" beside "three in
 * four projects". Two numbers and a noun tell it in any of the languages; what the claim says else must stand in that sentence.
 */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among, meaningIn } from './pieces.ts';

const ROWS = [
  'one ein eine einer eines einem un une uno una um uma een',
  'two zwei deux dos due dois duas twee',
  'three drei trois tres tre três drie',
  'four vier quatre cuatro quattro quatro',
  'five fünf cinq cinco cinque vijf',
  'six sechs six seis sei zes',
  'seven sieben sept siete sette sete zeven',
  'eight acht huit ocho otto oito',
  'nine neun neuf nueve nove negen',
  'ten zehn dix diez dieci dez tien',
  'eleven elf onze once undici',
  'twelve zwölf douze doce dodici doze twaalf',
];
const VALUES = new Map(ROWS.flatMap((row, i) => row.split(' ').map((word): [string, number] => [word, i + 1])));
/** The same words, as a constant: patterns are looked through for what they cost. */
const NUMBER =
  '(one|ein|eine|einer|eines|einem|un|une|uno|una|um|uma|een|two|zwei|deux|dos|due|dois|duas|twee|three|drei|trois|tres|tre|três|drie|four|vier|quatre|cuatro|quattro|quatro|five|fünf|cinq|cinco|cinque|vijf|six|sechs|six|seis|sei|zes|seven|sieben|sept|siete|sette|sete|zeven|eight|acht|huit|ocho|otto|oito|nine|neun|neuf|nueve|nove|negen|ten|zehn|dix|diez|dieci|dez|tien|eleven|elf|onze|once|undici|twelve|zwölf|douze|doce|dodici|doze|twaalf|\\p{Nd}{1,4})';
const countOf = (word: string): number => VALUES.get(word.toLowerCase()) ?? Number(word);

/** A quick look at sentences, and the two numbers with what is counted. */
export const COUNTED_PART = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${NUMBER} (?:of|out of|in|von|der|des|de|dei|delle|degli|das|dos|van)(?: (?:the|its|their|his|her|these|those|every|den|de|las|los|les|ces|ses|sus|loro))? ${NUMBER} ((?:\\p{L}[\\p{L}’'-]{2,24} ?){1,2})`,
  'iu',
);
/** Words of a claim that say that it is of all. */
const ALL =
  /^(?:all|every|each|both|alle[nrs]?|sämtliche[nrs]?|beide[nrs]?|jede[nrs]?|tous|toutes|chaque|todos|todas|ambos|ambas|cada|tutti|tutte|entrambi|entrambe|ogni)$/;
/** Words of a claim that count a part of its own, deny, or leave some out. */
const OF_SOME =
  /(?<![\p{L}])(?:some|several|most|many|few|half|majority|minority|part|only|not|no|none|never|except|but|nearly|almost|einige|mehrere|meisten|viele|hälfte|teil|nur|nicht|kein\p{L}{0,2}|außer|fast|certain\p{L}{0,2}|plusieurs|plupart|moitié|partie|pas|sauf|presque|algun\p{L}{0,2}|vari[oa]s|mayoría|mitad|parte|no|salvo|casi|alcun\p{L}|divers\p{L}|maggior|metà|non|tranne|quasi|maioria|metade|não|exceto)(?![\p{L}])|n['’]t(?![\p{L}])/iu;
/** What parts some from a whole: "of the five piers". */
const OUT_OF =
  /(?<![\p{L}])(?:of|among|out of|unter|von|der|parmi|d'entre|des|de|entre|tra|fra|dei|delle|dos|das)(?: (?:the|den|les|los|las|le|i|os|as))? $/iu;
/** Share of the claim's other words that the sentence must have, and the least of them. */
const SHARE = 0.75;
const LEAST = 2;
/** Words between the number, or "all", and what is counted. */
const NEAR = 3;

interface Whole {
  /** Where the words stand that say that it is of the whole. */
  readonly start: number;
  readonly end: number;
}

/** Where a claim speaks of the whole of what is counted; null where it does not. */
function wholeIn({ text, tokens, forms }: SentenceRead, noun: string, count: number): Whole | null {
  for (const [at, form] of forms.entries()) {
    if (!among(form, [noun])) continue;
    for (let i = at - 1; i >= Math.max(0, at - NEAR); i -= 1) {
      const token = tokens[i];
      if (token === undefined) break;
      const [counted, all] = [countOf(token.text) === count, ALL.test(token.text)];
      if ((!counted && !all) || OUT_OF.test(text.slice(0, token.start))) continue;
      return { start: token.start, end: tokens[at]?.end ?? token.end };
    }
  }
  return null;
}

/** The whole of which a sentence counts out a part. */
export function wholeForCountedPart(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (OF_SOME.test(claim.text)) return null;
  for (const [at, sentence] of sentences.entries()) {
    const there = COUNTED_PART.exec(sentence.text);
    const [part, count] = [countOf(there?.[1] ?? ''), countOf(there?.[2] ?? '')];
    if (there === null || !(part < count) || claim.tokens.some(({ text }) => countOf(text) === part)) continue;
    const end = there.index + there[0].trimEnd().length;
    const nouns = sentence.forms.filter((_, i) => {
      const { start, end: stop } = sentence.tokens[i] ?? { start: 0, end: 0 };
      return start >= end - (there[3]?.trimEnd().length ?? 0) && stop <= end && !isStopWord(sentence.tokens[i]?.text ?? '');
    });
    const [noun, whole] = firstWhole(claim, nouns, count);
    if (noun === undefined || whole === null) continue;
    const means = meaningIn(claim);
    const rest = claim.forms.filter((form, i) => {
      const token = claim.tokens[i];
      return token !== undefined && means(token) && !ALL.test(token.text) && countOf(token.text) !== count && !nouns.includes(form);
    });
    const holds = ({ forms }: SentenceRead, before: readonly string[] = []): boolean => {
      const here = rest.filter((form) => among(form, forms));
      const taken = rest.filter((form) => !here.includes(form) && among(form, before));
      return here.length >= LEAST && here.length + taken.length >= SHARE * rest.length;
    };
    // What a pronoun stands for is named in the sentence before.
    if (!holds(sentence, sentences[at - 1]?.forms)) continue;
    if (sentences.some((other) => other !== sentence && wholeIn(other, noun, count) !== null && holds(other))) continue;
    return { how: 'stronger', ...whole, against: there[0].trim(), sentence: sentence.span };
  }
  return null;
}

function firstWhole(claim: SentenceRead, nouns: readonly string[], count: number): readonly [string | undefined, Whole | null] {
  for (const noun of nouns) {
    const whole = wholeIn(claim, noun, count);
    if (whole !== null) return [noun, whole];
  }
  return [undefined, null];
}
