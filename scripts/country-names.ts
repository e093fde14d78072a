/**
 * Prints src/extract/country-names.ts: how countries and territories are called in the languages that papers are mostly written in, by
 * Unicode's CLDR as this Node ships it. Run by hand when states rename themselves; what a check says must not hang on whose Node it ran.
 *   npx tsx scripts/country-names.ts > src/extract/country-names.ts
 */
import { fold } from '../src/text/fold.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that CLDR names and nobody lives in: made-up texts for testing programs (XA, XB), and the unknown (ZZ). */
const NOWHERE = ['XA', 'XB', 'ZZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => !NOWHERE.includes(code));

const names = new Map<string, string>();
for (const language of LANGUAGES) {
  const known = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  for (const code of CODES) {
    const name = known.of(code);
    const key = fold(name ?? '');
    if (name !== undefined && key !== '' && !names.has(key)) names.set(key, name);
  }
}
const rows = new Map<string, string[]>();
for (const [key, name] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const letter = key.charAt(0);
  rows.set(letter, [...(rows.get(letter) ?? []), name]);
}
process.stdout.write(`/**
 * What countries and territories are called in English, German, French, Spanish, Italian and Portuguese, each name once. Kept as a table
 * because the names that a Node brings change with its version, and the same document must give the same verdicts under any.
 * Made by scripts/country-names.ts from Unicode CLDR ${process.versions.cldr}.
 */
export const COUNTRY_NAMES: readonly string[] = [
${[...rows.values()].map((row) => `  '${row.join('|').replaceAll("'", "\\'")}',`).join('\n')}
].flatMap((row) => row.split('|'));
`);
