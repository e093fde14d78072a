/**
 * TeX mathematics as a line of readable signs: Greek letters, operators, raised and lowered digits. Best effort, for titles
 * and running text; it does not set formulas. One pass, with a bound on nesting.
 */
import { MATH, raisedNumbers, SIGNS, script } from './symbols.ts';

const DEEPEST = 12;

/** The readable form of what stands between dollar signs: `\alpha_{2} \leq n^3` gives "α₂ ≤ n³". */
export function mathText(source: string): string {
  return convert({ source, at: 0 }, 0, source.length).replace(/\s+/g, ' ').trim();
}

interface Place {
  readonly source: string;
  at: number;
}

function convert(place: Place, depth: number, stop: number): string {
  const { source } = place;
  let out = '';
  while (place.at < stop) {
    const sign = source[place.at] ?? '';
    if (sign === '}') {
      place.at++;
      if (depth > 0) return out;
    } else if (sign === '{') {
      place.at++;
      if (depth < DEEPEST) out += convert(place, depth + 1, stop);
    } else if (sign === '^' || sign === '_') {
      place.at++;
      const inner = atom(place, depth, stop);
      out += sign === '^' ? raisedNumbers(inner) : script(inner, false);
    } else if (sign === '\\') out += command(place, depth, stop);
    else if (sign === '~' || sign === '&') {
      place.at++;
      out += ' ';
    } else {
      place.at++;
      out += sign;
    }
  }
  return out;
}

/** One argument: a group, a command or a character. */
function atom(place: Place, depth: number, stop: number): string {
  while (place.at < stop && /\s/.test(place.source[place.at] ?? '')) place.at++;
  if (place.at >= stop) return '';
  const sign = place.source[place.at] ?? '';
  if (sign === '{') {
    place.at++;
    return depth < DEEPEST ? convert(place, depth + 1, stop).trim() : '';
  }
  if (sign === '\\') return command(place, depth, stop);
  if (sign === '}') return '';
  place.at++;
  return sign;
}

const NAME = /[a-zA-Z]+/y;

function command(place: Place, depth: number, stop: number): string {
  const { source } = place;
  NAME.lastIndex = place.at + 1;
  const word = NAME.exec(source)?.[0];
  if (word === undefined) {
    const sign = source[place.at + 1] ?? '';
    place.at += 2;
    return '{}%$#_&'.includes(sign) ? sign : ' ,;:>\\'.includes(sign) ? ' ' : sign === '|' ? '‖' : '';
  }
  place.at += word.length + 1;
  if (depth >= DEEPEST) return MATH.get(word) ?? '';
  if (word === 'frac' || word === 'tfrac' || word === 'dfrac') return `${atom(place, depth + 1, stop)}/${atom(place, depth + 1, stop)}`;
  if (word === 'sqrt') return `√${atom(place, depth + 1, stop)}`;
  if (word === 'label' || word === 'tag') {
    atom(place, depth + 1, stop);
    return '';
  }
  const sign = MATH.get(word) ?? SIGNS.get(word);
  if (sign === undefined) return '';
  // The space that only ends a command's name prints nothing; around operators it is kept for reading.
  if (/^\p{L}/u.test(sign) && sign.length === 1 && source[place.at] === ' ' && !/[=<>+\\]/.test(source[place.at + 1] ?? '')) place.at++;
  return sign.replace('␣', ' ');
}
