/**
 * Whose word or deed it is: "Bach said that science confirms it" beside "'science confirms it,' said Lund", "Quill would have ordered a retrial" beside "Adeyemi dissented: he would
 * have ordered one". Told only where one sentence has what is told nearly whole, names one other at its head or beside a word of speech, and no sentence round it names the claim's.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { plainForm } from '../select/expand.ts';
import { AFFIRMS, speech, speechWords } from '../speech.ts';
import { DENIED, meantBetween, share } from './words.ts';

const NAME = "(?:\\p{Lu}[\\p{L}’'-]{1,20} ){0,3}\\p{Lu}[\\p{L}’'-]{2,20}";
const AFFIRM = speech(AFFIRMS);
const OPENS = new RegExp(`^(?:The \\p{L}{3,15} )?(${NAME})(?:, [^,]{3,50},)? (?=\\p{Ll})`, 'u');
/** Who speaks, behind the verb or in front of it: "said the mayor, Lund", "Lund, who had been there, has said". */
const BEHIND = new RegExp(`^ (?:the )?(?:[\\p{L}’' -]{3,50}, )?(${NAME})`, 'u');
const AHEAD = new RegExp(`(${NAME})(?:, [^,]{3,60},)? (?:has )?$`, 'u');
const HE = /\b(?:he|she) (?:has )?$/u;
/** Letters beside a verb in which its subject stands. */
const NEAR = 180;
const NO_NAME =
  /^(?:The|This|That|These|Those|In|On|At|For|If|When|While|After|Before|Since|All|Both|Some|Many|Most|Each|Every|No|It|He|She|They|We|You|There|Here|Its|His|Her|Their|Our|Although|Though|Because|Of|By|From|With|According|As|An?)$/;
/** Share of what is told that the sentence must have, and least words of it. */
const SHARE = 0.75;
const LEAST = 3;

const lastOf = (name: string): string => name.trim().split(' ').at(-1) ?? '';
const named = (found: RegExpExecArray | null): string | null => {
  const name = found?.[1] ?? found?.[2];
  return name === undefined || NO_NAME.test(name.split(' ')[0] ?? '') ? null : name;
};

/** One word that opens a sentence is a name where it stands with its capital within another. */
const isName = (name: string, sentences: readonly SentenceRead[]): boolean =>
  name.includes(' ') || sentences.some((sentence) => sentence.kept(namesWithin).has(name));

/** Words with a capital behind a small letter or a comma. */
const WITHIN = /(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]{2,20}/gu;
const namesWithin = ({ text }: SentenceRead): ReadonlySet<string> => new Set(text.match(WITHIN) ?? []);

/** What stands before each verb of speech, and behind it. */
const besideSpeech = ({ text, tokens }: SentenceRead): readonly { readonly ahead: string; readonly behind: string }[] =>
  tokens
    .filter((token) => AFFIRM.test(token.text))
    .map(({ start, end }) => ({ ahead: text.slice(Math.max(0, start - NEAR), start), behind: text.slice(end, end + NEAR) }));

/** The name beside the first verb of speech that has one. */
function speakerOf(sentence: SentenceRead): string | null {
  for (const { ahead, behind } of besideSpeech(sentence)) {
    const found = AHEAD.exec(ahead) ?? BEHIND.exec(behind);
    if (found !== null) return named(found);
  }
  return null;
}

const heSpeaks = (sentence: SentenceRead): boolean => besideSpeech(sentence).some(({ ahead }) => HE.test(ahead));

/** What is told of one whom the only sentence that tells it does not name. */
export function voiceOfOther(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const opening = OPENS.exec(claim.text);
  const own = named(opening);
  if (opening === null || own === null || /;/.test(claim.text) || DENIED.test(claim.text) || !isName(own, sentences)) return null;
  const from = opening[0].length;
  const rest = meantBetween(claim, from, claim.text.length).filter((form) => !SPEECH.has(form));
  if (rest.length < LEAST) return null;
  const last = lastOf(own).toLowerCase();
  const has = (text: string | undefined): boolean => text?.toLowerCase().includes(last) === true;
  const near = sentences.flatMap((sentence, at) => (share(rest, sentence) >= SHARE ? [at] : []));
  const [at] = near;
  const sentence = at === undefined ? undefined : sentences[at];
  if (at === undefined || sentence === undefined || near.length > 1) return null;
  const before = sentences[at - 1]?.text ?? '';
  if (has(sentence.text) || has(before) || has(sentences[at + 1]?.text)) return null;
  // He whom the text names nowhere may be called otherwise there.
  if (!sentences.some(({ text }) => has(text))) return null;
  const opens = named(OPENS.exec(sentence.text));
  const head = opens !== null && isName(opens, sentences) ? opens : null;
  const speaker = speakerOf(sentence) ?? (heSpeaks(sentence) ? named(OPENS.exec(before)) : null);
  const other = speaker ?? head;
  if (other === null || lastOf(other).toLowerCase() === last || claim.text.includes(lastOf(other))) return null;
  return { how: 'swapped', start: opening.index, end: opening.index + own.length, against: other, sentence: sentence.span };
}
const SPEECH: ReadonlySet<string> = new Set(speechWords(AFFIRMS, 'many').map((text) => plainForm({ text, kind: 'word' })));
