/**
 * Which language a text is written in, as far as its script and its smallest words tell. Asked only to abstain: a claim in one
 * language cannot be held word for word against a source in another. Who is not sure says nothing.
 */

const SMALL: Readonly<Record<string, string>> = {
  en: 'the of and to in is that for was with are as by on from at this which be have it or an not but were has had can will their its his her they after also each more than',
  de: 'der die das und ist nicht von zu den mit auf für ein eine im dem auch sich wird werden einen einer eines kann wurde wurden bei nach über aus oder als es am vom zum zur jeden jedes nur hat haben',
  fr: 'le la les des et est une dans pour que qui sur par au plus ne pas du ce cette à aux avec sont se son sa leur mais ou où il elle nous vous ces chaque entre sans sous a été',
  es: 'el la los las de y en que un una es por con para se del al como más su sus pero le lo este esta son fue ha cada entre sin sobre también',
  it: 'il la di che e un una per non con del della sono le dei nel gli alla più anche è lo si da al dal ogni tra ha',
  pt: 'o a os as de e em que um uma é por com para não do da dos no na ao se mais foi são cada entre sem',
  nl: 'de het een van en in is dat op te voor met zijn niet aan er ook bij wordt werd door om of maar elke',
};
const WORDS = new Map<string, string[]>();
for (const [language, list] of Object.entries(SMALL))
  for (const word of list.split(' ')) WORDS.set(word, [...(WORDS.get(word) ?? []), language]);

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['han', /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu],
  ['cyrillic', /\p{Script=Cyrillic}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['greek', /\p{Script=Greek}/gu],
  ['hebrew', /\p{Script=Hebrew}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['thai', /\p{Script=Thai}/gu],
];
/** Characters that are looked at. */
const SAMPLE = 4000;

/** Least letters from which a language can be told. */
const LEAST = 10;
const ASCII = /^[\t\n\r -~]*$/;

/** Of Latin letters, and no language that can be told. */
const LATIN = 'latin';
const SCRIPT_NAMES: ReadonlySet<string> = new Set(SCRIPTS.map(([name]) => name));

/**
 * A script, or a language written in Latin letters, or `latin` for one that cannot be told; null for too little text. `likely`: the likeliest
 * of several is enough, for what does no harm when it is another.
 */
export function languageOf(text: string, likely = false): string | null {
  const sample = text.slice(0, SAMPLE);
  if (!ASCII.test(sample)) {
    const letters = sample.match(/\p{L}/gu)?.length ?? 0;
    if (letters < LEAST) return null;
    const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (latin < letters / 2) {
      for (const [script, pattern] of SCRIPTS) if ((sample.match(pattern)?.length ?? 0) > letters / 2) return script;
      return null;
    }
  } else if (!hasLetters(sample, LEAST)) return null;
  const counts = new Map<string, number>();
  eachRun(sample, (run) => {
    const languages = WORDS.get(run);
    if (languages !== undefined) for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
    return false;
  });
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < 2) return LATIN;
  const next = second?.[1] ?? 0;
  return first[1] > 2 * next || (likely && first[1] >= next + 1) ? first[0] : LATIN;
}

/** Letters of the longest run that is looked up. */
const LONGEST = 12;

/** Shows the runs of up to twelve letters, in small letters and in order, until one is enough. */
function eachRun(text: string, enough: (run: string) => boolean): void {
  const lower = text.toLowerCase();
  if (!ASCII.test(lower)) {
    for (const [run] of lower.matchAll(/\p{L}{1,12}/gu)) if (enough(run)) return;
    return;
  }
  let start = 0;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    const letter = code >= 97 && code <= 122;
    if (letter && at - start < LONGEST) continue;
    if (at > start && enough(lower.slice(start, at))) return;
    start = letter ? at : at + 1;
  }
}

/** Whether plain text has so many letters. */
function hasLetters(text: string, least: number): boolean {
  let count = 0;
  for (let i = 0; i < text.length && count < least; i += 1) {
    const small = text.charCodeAt(i) | 0x20;
    if (small >= 0x61 && small <= 0x7a) count += 1;
  }
  return count >= least;
}

/** False only when both languages are known and differ; that letters are Latin is known of many. */
export const sameLanguage = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other || (one === LATIN && !ownScript(other)) || (other === LATIN && !ownScript(one));

/**
 * Whether a text is written in a script whose words are compared only as they stand: neither their forms nor the words of denial and
 * number are known there.
 */
export const ownScript = (language: string | null): boolean => language !== null && SCRIPT_NAMES.has(language);

const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const FEW_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u;

/** Small words that no name holds and no other of these languages has: one is enough. */
const TELLING = new Set(
  'the and with that this have their das und ist nicht für eine auch sich wird werden wurde wurden oder zum zur une dans que qui aux avec sont leur été más pero fue también che della sono nel gli alla più anche uma não foi são een voor zijn niet ook wordt werd maar'.split(
    ' ',
  ),
);

/** Small words of another language that are English ones too: "A child that brings a book back pays no fee" is no Portuguese. */
const ALSO_ENGLISH = new Set('a no do door plus per pour'.split(' '));

/**
 * Whether a sentence is written in another language than a text whose language is known, told from less than `languageOf` asks: it has no
 * small word of that language and two different ones of another, or one that tells, or one and a letter that English writes seldom. For abstaining alone.
 */
export function strangerTo(text: string, language: string | null): boolean {
  if (language === null || ownScript(language)) return false;
  // A few signs are a sentence: too few letters to ask for its language.
  if (FEW_SIGNS.test(text) && text.replace(SIGNS, '').replace(/\P{L}+/gu, '').length < text.length / 4) return true;
  if (language === LATIN) return false;
  const others = new Set<string>();
  let own = false;
  let telling = false;
  // One after another, since the first few words mostly tell.
  eachRun(text, (run) => {
    const languages = WORDS.get(run);
    own = languages?.includes(language) === true;
    if (languages !== undefined) others.add(run);
    telling ||= languages !== undefined && TELLING.has(run);
    return own;
  });
  if (own) return false;
  const foreign = language === 'en' ? [...others].filter((run) => !ALSO_ENGLISH.has(run)).length : others.size;
  return foreign > 1 || telling || (others.size > 0 && language === 'en' && /[äöüßàâçéèêëîïôûùœñáíóúõã]/i.test(text));
}
