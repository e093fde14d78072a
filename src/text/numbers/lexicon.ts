/** The words that numbers are made of: cardinals, scales, denominators, ordinals, and words that say how many times. */

export const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const CARDINALS = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, i): [string, number] => [word, 20 + 10 * i]),
  ['fourty', 40],
  // Words of other languages that mean nothing else in English text.
  ...'zwei drei vier fünf sechs sieben acht neun zehn'.split(' ').map((word, i): [string, number] => [word, i + 2]),
  ...'deux trois quatre cinq huit neuf onze douze'
    .split(' ')
    .map((word, i): [string, number] => [word, [2, 3, 4, 5, 8, 9, 11, 12][i] ?? 0]),
  ...'tres cuatro cinco siete ocho nueve diez doce'
    .split(' ')
    .map((word, i): [string, number] => [word, [3, 4, 5, 7, 8, 9, 10, 12][i] ?? 0]),
  ...'quattro cinque sette dieci'.split(' ').map((word, i): [string, number] => [word, [4, 5, 7, 10][i] ?? 0]),
  ...'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ').map((word, i): [string, number] => [word, 20 + 10 * i]),
  ['zwölf', 12],
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['dix', 10],
  ['veinte', 20],
  ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ').map((word, i): [string, number] => [word, 30 + 10 * i]),
  ['seis', 6],
]);

const words = (list: string, scale: number): [string, number][] => list.split(' ').map((word) => [word, scale]);

/** Characters of Chinese and Japanese that multiply the digits before them. */
export const SCALE_SIGNS = '百千万萬亿億兆';

/** Words that multiply what stands before them. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1e3],
  ['thousands', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['mil', 1e6],
  ['mln', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['mm', 1e6],
  ['billion', 1e9],
  ['billions', 1e9],
  ['bn', 1e9],
  ['bln', 1e9],
  ['trillion', 1e12],
  ['trillions', 1e12],
  ['tn', 1e12],
  ['trn', 1e12],
  ['quadrillion', 1e15],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['lac', 1e5],
  ['crore', 1e7],
  ['crores', 1e7],
  ['cr', 1e7],
  ['dozen', 12],
  ['hundert', 100],
  ['tausend', 1e3],
  ['millionen', 1e6],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['mrd', 1e9],
  ['billionen', 1e12],
  ['mille', 1e3],
  ['milliard', 1e9],
  ['milliards', 1e9],
  ['millones', 1e6],
  ['milioni', 1e6],
  ['miliardi', 1e9],
  ['milhões', 1e6],
  ['milhão', 1e6],
  ['bilhão', 1e9],
  ['bilhões', 1e9],
  ['millón', 1e6],
  ['milione', 1e6],
  ['miliardo', 1e9],
  ['mila', 1e3],
  ['miljoen', 1e6],
  ['miljard', 1e9],
  ['duizend', 1e3],
  ...words('тысяча тысячи тысяч тыс', 1e3),
  ...words('миллион миллиона миллионов миллионам млн', 1e6),
  ...words('миллиард миллиарда миллиардов миллиардам млрд', 1e9),
  ...words('триллион триллиона триллионов трлн', 1e12),
  ...words('百', 100),
  ...words('千', 1e3),
  ...words('万 萬', 1e4),
  ...words('亿 億', 1e8),
  ...words('兆', 1e12),
]);
/** Short forms that only digits take: "5 mn", "3 cr", "2 mil". */
export const AFTER_DIGITS = new Set(['mil', 'mln', 'mn', 'mio', 'mm', 'bn', 'bln', 'tn', 'trn', 'lac', 'cr', 'mrd', 'mille']);

export const DENOMINATORS = new Map<string, number>(
  'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ').flatMap((word, i): [string, number][] => [
    [word, [2, 3, 4, 5, 6, 7, 8, 9, 10][i] ?? 0],
    [word === 'half' ? 'halves' : `${word}s`, [2, 3, 4, 5, 6, 7, 8, 9, 10][i] ?? 0],
  ]),
);
for (const [word, value] of [
  ['fourth', 4],
  ['fourths', 4],
  ['twelfth', 12],
  ['twelfths', 12],
  ['hundredth', 100],
  ['hundredths', 100],
] as const)
  DENOMINATORS.set(word, value);

export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
    .split(' ')
    .map((word, i): [string, number] => [word, i + 1]),
  ...'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth'
    .split(' ')
    .map((word, i): [string, number] => [word, 20 + 10 * i]),
]);

/** Words that say how many times. */
export const TIMES: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['double', 2],
  ['doubled', 2],
  ['doubling', 2],
  ['triple', 3],
  ['tripled', 3],
  ['tripling', 3],
  ['trebled', 3],
  ['quadruple', 4],
  ['quadrupled', 4],
  ['twofold', 2],
  ['threefold', 3],
  ['fourfold', 4],
  ['fivefold', 5],
  ['tenfold', 10],
  ['halved', 0.5],
  ['halving', 0.5],
]);
