/**
 * Numbers written in words of German, Dutch, French, Spanish, Portuguese and Italian: "quatre-vingt-douze", "treinta y cinco mil", "un millón y medio",
 * "fünfunddreißig", "anderthalb Millionen", "deux tiers", "la mitad". A word that is also one of English ("six", "cent", "once", "due") begins none.
 */
import { lately } from '../remembered.ts';
import { closedNumber } from './closed-words.ts';
import type { Numeral } from './digits.ts';
import type { NumberToken } from './tokens.ts';

/** Words below a hundred, "value:word word" a row; what goes on in any of the four languages may go on in each, since no word has two values. */
const ROMANCE = `
2:deux dos dois duas due 3:trois tres três tre 4:quatre cuatro quatro quattro 5:cinq cinco cinque 6:six seis sei 7:sept siete sete sette 8:huit ocho oito otto
9:neuf nueve nove 10:dix diez dez dieci 11:onze once undici 12:douze doce doze dodici 13:treize trece treze tredici 14:quatorze catorce catorze quattordici
15:quinze quince quindici 16:seize dieciséis dezesseis dezasseis sedici 17:diecisiete dezessete dezassete diciassette 18:dieciocho dezoito diciotto
19:diecinueve dezenove dezanove diciannove 20:vingt vingts veinte vinte venti 21:veintiuno veintiún 22:veintidós 23:veintitrés 24:veinticuatro 25:veinticinco
26:veintiséis 27:veintisiete 28:veintiocho 29:veintinueve 30:trente treinta trinta trenta 40:quarante cuarenta quarenta quaranta 50:cinquante cincuenta cinquenta cinquanta
60:soixante sesenta sessenta sessanta 70:septante setenta settanta 80:huitante ochenta oitenta ottanta 90:nonante noventa novanta 1:un una um uma uno une
100:cien ciento cem cento 200:doscientos doscientas duzentos duzentas 300:trescientos trescientas trezentos trezentas 400:cuatrocientos cuatrocientas quatrocentos
500:quinientos quinientas quinhentos quinhentas 600:seiscientos seiscientas seiscentos 700:setecientos setecientas setecentos 800:ochocientos ochocientas oitocentos
900:novecientos novecientas novecentos`;

/** "value:word word" rows as a table. */
function table(rows: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  let value = 0;
  for (const part of rows.trim().split(/\s+/)) {
    const [head, word] = part.includes(':') ? part.split(':') : [null, part];
    if (head !== null) value = Number(head);
    words.set(word ?? '', value);
  }
  return words;
}

const ATOMS = table(ROMANCE);
/** These are words of English, of another of these languages, or names, and begin no number by themselves. */
const NO_BEGINNING = new Set('dos due six sei sept otto once seize dix un una um uma uno une cento'.split(' '));
const HUNDRED = new Set(['cent', 'cents']);
const THOUSAND = new Set('mil mille mila tausend duizend'.split(' '));
const SCALE = table(
  '1000000:million millions millón millones milhão milhões milione milioni millionen miljoen 1000000000:milliard milliards bilhão bilhões miliardo miliardi milliarde milliarden miljard',
);
const AND = new Set('y e et'.split(' '));
const HALF_MORE = new Set('medio media demi demie meio meia mezzo mezza'.split(' '));

const BELOW = table(
  `3:tiers tercio tercios terço terços terzo terzi drittel dritteln derde 4:quart quarts cuarto cuartos quarto quartos quarti viertel vierteln kwart
   5:cinquième cinquièmes quinto quintos quinti fünftel fünfteln vijfde 6:sixième sixièmes sexto sextos sechstel sechsteln 7:siebtel siebteln
   8:huitième huitièmes achtel achteln achtste 10:dixième dixièmes décimo décimos decimo decimi zehntel zehnteln tiende`,
);
/** Of these "one" may be an article before an ordinal or a room ("un cuarto", "een derde"), unless "of" or a stop stands behind. */
const ORDINAL_TOO = /^(?:cinqui|sixi|huiti|dixi|quint|sext|d[eé]cim|cuarto|quarto|derde|vijfde|achtste|tiende|terzo)/;
const OF = new Set('de del des du da do dos das di degli delle dei della dell van parte deel'.split(' '));
const ONE = new Set('un una um uma ein eine einem einer een'.split(' '));
const HALVES = new Set('moitié mitad metade metà hälfte helft'.split(' '));
const PARTS = new Map([
  ['tercera', 3],
  ['terça', 3],
  ['cuarta', 4],
  ['quarta', 4],
  ['quinta', 5],
  ['décima', 10],
]);
/** "The second half of the century" is no share of it. */
const OF_TWO =
  /^(?:second|first|premi[eè]re|seconde|deuxi[eè]me|derni[eè]re|primera|segunda|última|primeira|prima|seconda|erste|zweite|letzte|eerste|tweede)/;

const STARTERS: ReadonlySet<string> = new Set([...HALVES, ...PARTS.keys(), ...ONE, ...NO_BEGINNING, 'le', 'du', 'au']);

/** Cardinals that begin a number by themselves. */
const begins = lately(
  2_000,
  (word: string): number => (NO_BEGINNING.has(word) ? undefined : (ATOMS.get(word) ?? closedNumber(word))) ?? Number.NaN,
);

/** Whether a number of these languages may begin with a word, in small letters: asked of every word of a text. */
export const mayBeginOther = (word: string): boolean =>
  STARTERS.has(word) || (word.length > 2 && !NO_BEGINNING.has(word) && !Number.isNaN(begins(word)));

/** Without its accents, as words are compared. */
const folded = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
/** Denominators and halves that are no words of English. */
const SHARES = [...BELOW.keys(), ...HALVES].filter((word) => !/^(?:quinto|meta|metà)$/.test(word)).map(folded);
/** Words that make another number of the one before them: their own standing somewhere proves nothing. */
const MAKES_ANOTHER: ReadonlySet<string> = new Set([...SHARES, ...[...SCALE.keys(), ...THOUSAND, ...HUNDRED].map(folded)]);
export const makesAnother = (word: string): boolean => MAKES_ANOTHER.has(word);
const NUMBERS: ReadonlySet<string> = new Set(
  [...ATOMS.keys(), ...SHARES, 'mille', 'mila', 'dos', 'dix', 'millones', 'milhoes', 'millionen', 'miljoen', 'milioni']
    .filter((word) => word === 'dos' || word === 'dix' || !NO_BEGINNING.has(word))
    .map(folded),
);

/** Whether a word in its compared form, without accents, tells a number in one of these languages and is no word of English. */
export const isNumberElsewhere = (word: string): boolean =>
  NUMBERS.has(word) || (word.length > 3 && !NO_BEGINNING.has(word) && closedNumber(word) !== undefined);

const hyphen = (token: NumberToken | undefined): boolean => token?.glued === true && /^[-‐‑]$/.test(token.text);
const lower = (tokens: readonly NumberToken[], at: number): string => (tokens[at]?.type === 'word' ? (tokens[at]?.lower ?? '') : '');
const plain = { other: null, digits: false, year: false } as const;

/** Reads the number in words of these languages that begins at a token; null when none does. */
export function otherTonguesAt(tokens: readonly NumberToken[], at: number): Numeral | null {
  const word = lower(tokens, at);
  if (word.length < 2) return null;
  if (HALVES.has(word))
    return OF_TWO.test(lower(tokens, at - 1)) ? null : { value: 0.5, step: 0.5, ...plain, next: at + 1, fraction: true };
  const part = PARTS.get(word);
  if (part !== undefined)
    return lower(tokens, at + 1) === 'parte' ? { value: 1 / part, step: 1 / part, ...plain, next: at + 2, fraction: true } : null;
  if (/^(?:le|du|au)$/.test(word) && /^(?:tiers|quart)$/.test(lower(tokens, at + 1)) && OF.has(lower(tokens, at + 2)))
    return share(tokens, at + 1, 1);
  const articled = ONE.has(word);
  const short = NO_BEGINNING.has(word);
  const value = begins(word);
  if (!articled && !short && Number.isNaN(value)) return null;
  const one = articled ? 1 : short ? (ATOMS.get(word) ?? 0) : value;
  const fraction = share(tokens, at + 1, one);
  if (fraction !== null) return fraction;
  const counted = ofSoMany(tokens, at + 1, one);
  if (counted !== null) return counted;
  // "Dos" is of the in Portuguese, "un" an article: a word that multiplies shows the number.
  if (articled) return SCALE.has(lower(tokens, at + 1)) ? sum(tokens, at) : null;
  const next = lower(tokens, at + 1);
  const inEvery = next === 'de' && lower(tokens, at + 2) === 'cada';
  const shown = SCALE.has(next) || THOUSAND.has(next) || inEvery || (word === 'dix' && (hyphen(tokens[at + 1]) || next === 'mille'));
  if (short && !shown) return null;
  return sum(tokens, at);
}

/** "Deux tiers", "ein Drittel": the denominator behind a number. */
function share(tokens: readonly NumberToken[], at: number, above: number): Numeral | null {
  const word = lower(tokens, at);
  const below = BELOW.get(word);
  if (below === undefined || above >= below || !Number.isInteger(above)) return null;
  const next = tokens[at + 1];
  if (above === 1 && ORDINAL_TOO.test(word) && next?.type === 'word' && !OF.has(next.lower)) return null;
  return { value: above / below, step: 1 / below, ...plain, next: at + 1, fraction: true };
}

/** What stands behind "un bus sur trois", where "un livre sur trois femmes" goes on with a noun. */
const ENDS_SHARE =
  /^(?:[.,;:!?)]|et|ou|mais|a|ont|avait|avaient|est|sont|était|étaient|ne|n|e|o|ma|ha|hanno|aveva|avevano|è|sono|era|erano|non|si|se)$/;
const LARGEST_WHOLE = 10;

/** "Un bus sur trois", "nove pazienti su dieci", "uno de cada tres": the whole behind a number, with what is counted between the two or without. */
function ofSoMany(tokens: readonly NumberToken[], next: number, above: number): Numeral | null {
  for (const at of [next, next + 1]) {
    const every = /^(?:de|em)$/.test(lower(tokens, at)) && lower(tokens, at + 1) === 'cada';
    if (!every && !/^(?:sur|su)$/.test(lower(tokens, at))) continue;
    const from = at + (every ? 2 : 1);
    const token = tokens[from];
    const below = token?.type === 'digits' ? Number(token.text) : (ATOMS.get(lower(tokens, from)) ?? 0);
    if (below > LARGEST_WHOLE || above >= below || (!every && !ENDS_SHARE.test(tokens[from + 1]?.lower ?? '.'))) return null;
    return { value: above / below, step: 1 / below, ...plain, next: from + 1, fraction: true };
  }
  return null;
}

const VINGT = /^vingts?$/;

/** Whether a word goes on with a number whose last part has a value. */
function fits(open: number, value: number, word: string): number | null {
  const rest = open % 100;
  if (value >= 100) return open === 0 ? value : null;
  if (rest === 4 && VINGT.test(word)) return open - 4 + 80;
  // Dix-huit, soixante-dix-huit, quatre-vingt-dix-huit.
  if ((rest === 10 || rest === 70 || rest === 90) && /^(?:sept|huit|neuf)$/.test(word)) return open + value;
  if (rest === 0) return open + value;
  if ((rest >= 20 && rest % 10 === 0 && value < 10) || ((rest === 60 || rest === 80) && value < 20)) return open + value;
  return null;
}

/** Adds up the words of a number, from its first. */
function sum(tokens: readonly NumberToken[], from: number): Numeral {
  const first = lower(tokens, from);
  let [total, open, step, next] = [0, ONE.has(first) ? 1 : (ATOMS.get(first) ?? begins(first)), 1, from + 1];
  if (!Number.isInteger(open)) step = 0.5;
  for (let turns = 0; turns < 12; turns += 1) {
    const joined = hyphen(tokens[next]) || AND.has(lower(tokens, next));
    const at = joined ? next + 1 : next;
    const word = lower(tokens, at);
    const scale = SCALE.get(word);
    if (scale !== undefined && !AND.has(lower(tokens, next))) {
      const value = (total + open) * scale;
      const half = AND.has(lower(tokens, at + 1)) && HALF_MORE.has(lower(tokens, at + 2));
      return { value: value + (half ? scale / 2 : 0), step: half ? scale / 2 : step * scale, ...plain, next: half ? at + 3 : at + 1 };
    }
    if (THOUSAND.has(word) && total === 0) {
      [total, open, step, next] = [(open === 0 ? 1 : open) * 1000, 0, 1000, at + 1];
      continue;
    }
    if (HUNDRED.has(word) && open > 0 && open < 10) {
      [open, step, next] = [open * 100, 100, at + 1];
      continue;
    }
    const value = word === '' ? undefined : ATOMS.get(word);
    const more = value === undefined ? null : fits(open, value, word);
    // "Treinta y cinco", "vinte e um"; two numbers side by side are two.
    const apart = !joined && open > 0 && open < 100 && !VINGT.test(word);
    if (more === null || apart) break;
    [open, step, next] = [more, 1, at + 1];
  }
  return { value: total + open, step, ...plain, next };
}
