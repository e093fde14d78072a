/**
 * Hostile strings for a regular expression and the time it takes over them. Attacks are written off the pattern itself: what it
 * begins with, then one part of it over and over, then a sign that it cannot match; and a fixed list that suits many patterns. A
 * pattern is bad when twice the text takes more than 2.5 times as long at a length where that can be felt.
 */
import { createContext, Script } from 'node:vm';

export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

export interface Slow {
  readonly attack: Attack;
  readonly length: number;
  readonly milliseconds: number;
  /** Time at this length by the time at half of it; infinite when it was stopped. */
  readonly growth: number;
}

/** Forty parts of texts that hostile documents repeat. */
export const PUMPS: readonly string[] = [
  ...' \t\n.,-([{<"\'*_$\\/:;&@#|0aA'.split(''),
  ', ',
  '. ',
  'a ',
  'A.',
  'A. ',
  'Aa ',
  'Aa, A., ',
  '1, ',
  '1-',
  '1.',
  '10.1/',
  'a-',
  'a.a',
  '(a',
  '中',
  '\u00a0',
  'http://',
];

const SIGNS = [...'aA1 .-,([{<"\n:;/*_#@é中\u0301']; // One of each kind that patterns tell apart.
const END = '\u0001';

/** The text of an attack, about `length` characters long. */
export const attackText = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;

interface Parts {
  readonly atoms: readonly string[];
  readonly examples: readonly string[];
}

/** Reads a pattern loosely: its single-character parts, and an example made of the first of all alternatives. */
class Reader {
  private at = 0;
  readonly atoms: string[] = [];

  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  /** Examples in order, one a part, until the end of the group. */
  examples(): string[] {
    const kept: string[] = [];
    let first = true;
    while (this.at < this.source.length) {
      const sign = this.source[this.at] ?? '';
      if (sign === ')') break;
      if (sign === '|') {
        first = false;
        this.at += 1;
        continue;
      }
      const part = this.part();
      if (first) kept.push(...part);
      this.quantifier();
    }
    return kept;
  }

  private part(): string[] {
    const sign = this.source[this.at] ?? '';
    if (sign === '(') {
      const head = /^\((?:\?(?:[:=!]|<[=!]|<[^>]{1,60}>))?/.exec(this.source.slice(this.at, this.at + 64))?.[0] ?? '(';
      this.at += head.length;
      const inner = this.examples();
      this.at += 1;
      return /^\(\?<?!/.test(head) ? [] : inner;
    }
    if (sign === '^' || sign === '$') {
      this.at += 1;
      return [];
    }
    const atom = this.atom();
    if (/^\\[bB]$/.test(atom)) return [];
    const fits = this.fits(atom);
    this.atoms.push(...fits);
    return fits[0] === undefined ? [] : [fits[0]];
  }

  private atom(): string {
    const from = this.at;
    if (this.source[this.at] === '[') {
      this.at += 1;
      while (this.at < this.source.length && this.source[this.at] !== ']') this.at += this.source[this.at] === '\\' ? 2 : 1;
      this.at += 1;
    } else if (this.source[this.at] === '\\') {
      this.at +=
        /^\\(?:[pPu]\{[^}]{1,60}\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]{1,60}>)/i.exec(this.source.slice(from, from + 70))?.[0].length ?? 2;
    } else this.at += (this.source.codePointAt(this.at) ?? 0) > 0xffff ? 2 : 1;
    return this.source.slice(from, this.at);
  }

  /** Up to three characters that an atom takes. */
  private fits(atom: string): string[] {
    if (atom.length === 1 && atom !== '.') return [atom];
    let pattern: RegExp;
    try {
      pattern = new RegExp(`^(?:${atom})$`, this.flags.replace(/[gy]/g, ''));
    } catch {
      return [];
    }
    const own = /[^\\[\]^-]/.exec(atom)?.[0] ?? '';
    const single = atom.startsWith('\\') ? [atom.slice(1)] : [];
    return [...new Set([...single, own, ...SIGNS])].filter((sign) => pattern.test(sign)).slice(0, 3);
  }

  private quantifier(): void {
    const found = /^(?:[*+?]|\{\d{0,6},?\d{0,6}\})\??/.exec(this.source.slice(this.at, this.at + 20));
    if (found !== null) this.at += found[0].length;
  }
}

/** What a pattern is made of, as far as attacks need it. */
function partsOf(source: string, flags: string): Parts {
  const reader = new Reader(source, flags);
  const examples = reader.examples();
  return { atoms: [...new Set(reader.atoms)], examples };
}

/** Attacks written off a pattern, the likeliest first, at most `most`; then the forty that suit many. */
export function attacksOn(source: string, flags: string, most = 60): Attack[] {
  const { atoms, examples } = partsOf(source, flags);
  const own = new Map<string, Attack>();
  const add = (prefix: string, pump: string): void => {
    if (pump !== '' && pump.length < 60) own.set(`${prefix}\u0000${pump}`, { prefix, pump, suffix: END });
  };
  for (const atom of atoms.slice(0, 14)) add('', atom);
  for (let k = 0; k < Math.min(examples.length, 14); k += 1) {
    const prefix = examples.slice(0, k).join('');
    add(prefix, examples[k] ?? '');
    add(prefix, (examples[k] ?? '') + (examples[k + 1] ?? ''));
    add('', examples.slice(0, k + 1).join(''));
  }
  add('', examples.join(''));
  return [...[...own.values()].slice(0, most), ...PUMPS.map((pump) => ({ prefix: '', pump, suffix: END }))];
}

/** Runs in a context of its own, for only there can a pattern that does not come back be stopped. */
const context = createContext({ clock: () => process.cpuUsage().user });
const script = new Script(
  `for (at = 0; at < texts.length; at += 1) {
    const text = texts[at];
    const before = clock();
    run.lastIndex = 0;
    if (all) { for (const one of text.matchAll(run)) run.lastIndex = one.index; } else run.test(text);
    took = (clock() - before) / 1000;
    if (took > enough) break;
  }`,
);

interface Timed {
  /** Which text took longer than `enough`, or the number of texts when none did. */
  readonly at: number;
  /** Milliseconds of processor time for it; infinite when it was stopped. */
  readonly took: number;
}

/**
 * Runs a pattern over texts until one takes longer than `enough` milliseconds. With `all` every match is walked over, else the first
 * is sought. Stopped after five seconds.
 */
function timed({ source, flags, all }: Tried, texts: readonly string[], enough: number): Timed {
  const run = new RegExp(source, all && !flags.includes('g') ? `${flags}g` : flags);
  const state: Record<string, unknown> = Object.assign(context, { run, texts, all: all && !run.sticky, at: 0, took: 0, enough });
  try {
    script.runInContext(context, { timeout: 5000 });
  } catch (error) {
    if (!/timed out/.test(String(error))) throw error;
    return { at: Number(state.at), took: Number.POSITIVE_INFINITY };
  }
  return { at: Number(state.at), took: Number(state.took) };
}

/** A pattern with the way it is used. */
export interface Tried {
  readonly source: string;
  readonly flags: string;
  /** True when matching goes on after each match. */
  readonly all: boolean;
}

/** Milliseconds that eight million steps of the engine take on the machine that the bounds below were chosen on. */
const USUAL = 6;
let slowness: number | null = null;

/** How many times as long this machine takes for the same as that one: the bounds are as many times as wide. */
function pace(anew: boolean): number {
  if (slowness === null || anew) {
    const steps = `${' '.repeat(4000)}${END}`;
    const tried = { source: String.raw`\s+$`, flags: '', all: false };
    const least = Math.min(...Array.from({ length: 5 }, () => timed(tried, [steps], Number.POSITIVE_INFINITY).took));
    slowness = Math.max(anew ? (slowness ?? 0) : 0, least / USUAL);
  }
  return slowness;
}

/** How a pattern fares against attacks: the first that makes it slow, or null. `length` is the length first tried. */
export function slowest(tried: Tried, attacks: readonly Attack[], length = 8000): Slow | null {
  for (let done = 0; done < attacks.length; ) {
    const some = attacks.slice(done, done + 100);
    const { at } = timed(
      tried,
      some.map((attack) => attackText(attack, length)),
      8 * Math.min(1, pace(false)),
    );
    const attack = some[at];
    if (attack === undefined) break;
    done += at + 1;
    // Measured again, best of three, so that a busy machine is not taken for a slow pattern.
    const half = best(tried, attackText(attack, length));
    const whole = half === Number.POSITIVE_INFINITY ? half : best(tried, attackText(attack, 2 * length));
    const growth = whole === Number.POSITIVE_INFINITY ? whole : whole / half;
    const grows = whole > 20 * Math.min(1, pace(false)) && growth > 2.5;
    const heavy = whole / (2 * length) > HEAVY * Math.max(1, pace(false)) && whole / (2 * length) > HEAVY * Math.max(1, pace(true));
    if (grows || heavy) return { attack, length: 2 * length, milliseconds: whole, growth };
  }
  return null;
}

/** The least of three; given up when it was stopped twice. */
function best(tried: Tried, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && (i < 2 || least < Number.POSITIVE_INFINITY); i += 1) least = Math.min(least, timed(tried, [text], 0).took);
  return least;
}

/** Milliseconds a character (10 µs): a pattern above it is too dear, however its time grows. */
const HEAVY = 0.01;
