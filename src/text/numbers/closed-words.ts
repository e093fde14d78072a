/** Numbers that are written as one word: "fünfunddreißig", "dreitausendzweihundert", "anderthalb", "vijfendertig", "trentacinque", "duemila". */

const GERMAN = {
  ones: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  hundred: 'hundert',
  thousand: 'tausend',
};
const DUTCH = {
  ones: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  hundred: 'honderd',
  thousand: 'duizend',
};
const ITALIAN_ONES = 'uno due tre quattro cinque sei sette otto nove'.split(' ');
const ITALIAN_TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

const HALVES = new Map([
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
  ['viereinhalb', 4.5],
  ['fünfeinhalb', 5.5],
  ['anderhalf', 1.5],
  ['anderhalve', 1.5],
  ['tweeënhalf', 2.5],
  ['tweeënhalve', 2.5],
]);

const KNOWN = new Map<string, number>(HALVES);
/** "Five and thirty": each unit before each ten, joined by "und" or "en". */
for (const [{ ones, tens }, and] of [
  [GERMAN, ['und']],
  [DUTCH, ['en', 'ën']],
] as const) {
  const units = ones.split(' ');
  units.forEach((word, i) => {
    KNOWN.set(word, i + 1);
  });
  tens.split(' ').forEach((ten, i) => {
    KNOWN.set(ten, 20 + 10 * i);
    units.slice(0, 9).forEach((unit, k) => {
      for (const joint of and) KNOWN.set(`${unit}${joint}${ten}`, 20 + 10 * i + k + 1);
    });
  });
}
ITALIAN_ONES.forEach((one, i) => {
  KNOWN.set(one, i + 1);
});
KNOWN.set('dieci', 10);
ITALIAN_TENS.forEach((ten, i) => {
  ITALIAN_ONES.forEach((one, k) => {
    // "Ventuno" and "ventotto" lose a vowel.
    const stem = /^[uo]/.test(one) ? ten.slice(0, -1) : ten;
    KNOWN.set(`${stem}${one === 'tre' ? 'tré' : one}`, 20 + 10 * i + k + 1).set(`${stem}${one}`, 20 + 10 * i + k + 1);
  });
});

// Words are compared without accents too.
for (const [word, value] of [...KNOWN]) KNOWN.set(word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss'), value);

/** Alone these are words of English, names or articles. */
const NOT_ALONE = new Set('ein een elf uno due sei sette otto drie'.split(' '));
const THOUSANDS = /^(.{0,30})(?:tausend|duizend|mila)(?:und|en)?(.{0,30})$/u;
const HUNDREDS = /^(.{0,12})(?:hundert|honderd)(?:und|en)?(.{0,24})$/u;

/** The value of a number that is one word, in small letters; undefined for any other word. */
export function closedNumber(word: string): number | undefined {
  const known = KNOWN.get(word);
  if (known !== undefined) return NOT_ALONE.has(word) ? undefined : known;
  return word.length > 6 && /tausend|duizend|mila|hundert|honderd/.test(word) ? large(word) : undefined;
}

function large(word: string): number | undefined {
  const thousands = THOUSANDS.exec(word);
  if (thousands !== null) return summed(thousands[1] ?? '', 1000, thousands[2] ?? '');
  const hundreds = HUNDREDS.exec(word);
  return hundreds === null ? KNOWN.get(word) : summed(hundreds[1] ?? '', 100, hundreds[2] ?? '');
}

/** So many hundreds or thousands, and what stands behind; "hundert" alone is one, but no number that begins. */
function summed(before: string, scale: number, behind: string): number | undefined {
  if (before === '' && behind === '') return undefined;
  const many = before === '' ? 1 : large(before);
  const rest = behind === '' ? 0 : large(behind);
  return many === undefined || rest === undefined || rest >= scale ? undefined : many * scale + rest;
}
