/**
 * How many steps a backtracking matcher takes over a text: what the clock tells of a pattern, without the clock. A small matcher that tries
 * what engines try, in their order, and counts. Single signs and what looks behind are asked of the engine itself; a pattern that looks
 * behind without a limit, or refers back by name, is not counted.
 */
import { unlimited } from './reasons.ts';

type Node =
  | { readonly kind: 'sign'; readonly fits: (sign: string) => boolean }
  | { readonly kind: 'seq' | 'alt'; readonly of: readonly Node[] }
  | { readonly kind: 'group'; readonly of: Node; readonly index: number | null }
  | { readonly kind: 'repeat'; readonly of: Node; readonly min: number; readonly max: number; readonly lazy: boolean }
  | { readonly kind: 'edge'; readonly holds: (signs: readonly string[], at: number) => boolean }
  | { readonly kind: 'ahead'; readonly of: Node; readonly not: boolean }
  | { readonly kind: 'back'; readonly index: number };

type Next = (at: number) => boolean;

/** Thrown where a pattern holds something that is not counted. */
export class Uncounted extends Error {}
/** Thrown when the budget is spent. */
class Spent extends Error {}

const WORD = /\w/;
const LINE_END = /[\n\r\u2028\u2029]/;

class Parser {
  private at = 0;
  private groups = 0;
  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  parse(): Node {
    const node = this.alternatives();
    if (this.at < this.source.length) throw new Uncounted(`unread: ${this.source.slice(this.at, this.at + 20)}`);
    return node;
  }

  private alternatives(): Node {
    const of = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      of.push(this.sequence());
    }
    return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'alt', of };
  }

  private sequence(): Node {
    const of: Node[] = [];
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) of.push(this.quantified(this.part()));
    return { kind: 'seq', of };
  }

  private quantified(of: Node): Node {
    const found = /^(?:[*+?]|\{(\d{1,6})(,(\d{0,6}))?\})/.exec(this.source.slice(this.at, this.at + 20));
    if (found === null) return of;
    this.at += found[0].length;
    const lazy = this.source[this.at] === '?';
    if (lazy) this.at += 1;
    const sign = found[0];
    const [min, max] =
      sign === '*'
        ? [0, Number.POSITIVE_INFINITY]
        : sign === '+'
          ? [1, Number.POSITIVE_INFINITY]
          : sign === '?'
            ? [0, 1]
            : [Number(found[1]), found[2] === undefined ? Number(found[1]) : found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3])];
    return { kind: 'repeat', of, min, max, lazy };
  }

  private part(): Node {
    const { source, flags } = this;
    const sign = source[this.at] ?? '';
    if (sign === '(') return this.group();
    if (sign === '^' || sign === '$') {
      this.at += 1;
      const many = flags.includes('m');
      return {
        kind: 'edge',
        holds:
          sign === '^'
            ? (signs, at) => at === 0 || (many && LINE_END.test(signs[at - 1] ?? ''))
            : (signs, at) => at === signs.length || (many && LINE_END.test(signs[at] ?? '')),
      };
    }
    if (sign === '\\' && /[bB]/.test(source[this.at + 1] ?? '')) {
      const inside = source[this.at + 1] === 'B';
      this.at += 2;
      return { kind: 'edge', holds: (signs, at) => (WORD.test(signs[at - 1] ?? '') === WORD.test(signs[at] ?? '')) === inside };
    }
    const back = /^\\([1-9])/.exec(source.slice(this.at, this.at + 2))?.[1];
    if (back !== undefined) {
      this.at += 2;
      return { kind: 'back', index: Number(back) };
    }
    if (source.startsWith('\\k<', this.at)) throw new Uncounted('a name');
    const atom = this.atom();
    this.at += atom.length;
    return { kind: 'sign', fits: fitting(atom, flags.replace(/[gym]/g, '')) };
  }

  /** The source of one sign or class. */
  private atom(): string {
    const rest = this.source.slice(this.at);
    if (rest.startsWith('[')) {
      let end = 1;
      while (end < rest.length && rest[end] !== ']') end += rest[end] === '\\' ? 2 : 1;
      return rest.slice(0, end + 1);
    }
    return /^(?:\\(?:[pPu]\{[^}]{1,60}\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])|[\s\S])/u.exec(rest)?.[0] ?? '';
  }

  private group(): Node {
    const rest = this.source.slice(this.at, this.at + 60);
    const look = /^\(\?(<?)([=!])/.exec(rest);
    const from = this.at;
    if (look !== null) {
      this.at += look[0].length;
      const of = this.alternatives();
      this.at += 1;
      if (look[1] === '') return { kind: 'ahead', of, not: look[2] === '!' };
      const inner = this.source.slice(from + look[0].length, this.at - 1);
      if (unlimited(inner) > 0) throw new Uncounted('looks behind without a limit');
      const test = new RegExp(`(?<=${inner})$`, this.flags.replace(/[gym]/g, ''));
      return { kind: 'edge', holds: (signs, at) => test.test(signs.slice(Math.max(0, at - 300), at).join('')) === (look[2] === '=') };
    }
    const named = /^\(\?<[^>]{1,50}>/.exec(rest);
    const plain = rest.startsWith('(?:');
    if (!plain && named === null && rest.startsWith('(?')) throw new Uncounted(rest.slice(0, 5));
    this.at += plain ? 3 : (named?.[0].length ?? 1);
    const index = plain ? null : ++this.groups;
    const of = this.alternatives();
    this.at += 1;
    return { kind: 'group', of, index };
  }
}

/** Which signs a sign or class takes, by its flags and source: thousands of patterns are made of the same few hundred. */
const fittings = new Map<string, (sign: string) => boolean>();

function fitting(atom: string, flags: string): (sign: string) => boolean {
  const key = `${flags}/${atom}`;
  const before = fittings.get(key);
  if (before !== undefined) return before;
  const test = new RegExp(`^(?:${atom})$`, flags);
  const known = new Map<string, boolean>();
  const fits = (sign: string): boolean => {
    let fit = known.get(sign);
    if (fit === undefined) {
      fit = test.test(sign);
      known.set(sign, fit);
    }
    return fit;
  };
  fittings.set(key, fits);
  return fits;
}

/** Patterns as they were parsed: each is tried on a hundred texts. */
const parsed = new WeakMap<object, Node>();

/**
 * Steps to look for a pattern from every place of a text, all finds or the first; null when more than `budget`.
 * Throws Uncounted for patterns that cannot be counted, RangeError where a text is too deep for the stack.
 */
export function stepsOf(
  pattern: { readonly source: string; readonly flags: string; readonly all: boolean },
  text: string,
  budget: number,
): number | null {
  const signs = pattern.flags.includes('u') ? Array.from(text) : text.split('');
  const root = parsed.get(pattern) ?? new Parser(pattern.source, pattern.flags).parse();
  parsed.set(pattern, root);
  const caught: (readonly [number, number] | undefined)[] = [];
  let steps = 0;
  const run = (node: Node, at: number, next: Next): boolean => {
    steps += 1;
    if (steps > budget) throw new Spent();
    switch (node.kind) {
      case 'sign':
        return at < signs.length && node.fits(signs[at] ?? '') && next(at + 1);
      case 'edge':
        return node.holds(signs, at) && next(at);
      case 'seq':
        return sequence(node.of, 0, at, next);
      case 'alt':
        for (const one of node.of) if (run(one, at, next)) return true;
        return false;
      case 'group': {
        const { index } = node;
        if (index === null) return run(node.of, at, next);
        return run(node.of, at, (end) => {
          const before = caught[index];
          caught[index] = [at, end];
          if (next(end)) return true;
          caught[index] = before;
          return false;
        });
      }
      case 'ahead':
        return run(node.of, at, () => true) !== node.not && next(at);
      case 'back': {
        const [from, to] = caught[node.index] ?? [0, 0];
        for (let i = 0; i < to - from; i += 1) if (signs[at + i] !== signs[from + i]) return false;
        return next(at + to - from);
      }
      case 'repeat':
        return repeat(node, 0, at, next);
    }
  };
  const sequence = (of: readonly Node[], first: number, from: number, next: Next): boolean => {
    let at = from;
    for (let i = first; ; i += 1) {
      const one = of[i];
      if (one === undefined) return next(at);
      // Signs and edges one after the other, without going deep: most of every pattern is made of them.
      if (one.kind !== 'sign' && one.kind !== 'edge') return run(one, at, (end) => sequence(of, i + 1, end, next));
      steps += 1;
      if (steps > budget) throw new Spent();
      if (one.kind === 'edge') {
        if (!one.holds(signs, at)) return false;
      } else {
        const sign = signs[at];
        if (sign === undefined || !one.fits(sign)) return false;
        at += 1;
      }
    }
  };
  const repeat = (node: Extract<Node, { kind: 'repeat' }>, times: number, at: number, next: Next): boolean => {
    const { of, min, max, lazy } = node;
    if (of.kind === 'sign' && min <= 1 && !lazy) {
      // A run of single signs: as far as it goes, then back sign by sign, without going deep.
      let end = at;
      while (end < signs.length && end - at < max && of.fits(signs[end] ?? '')) end += 1;
      steps += end - at;
      for (; end - at >= min; end -= 1) {
        steps += 1;
        if (steps > budget) throw new Spent();
        if (next(end)) return true;
      }
      return false;
    }
    const more = (): boolean => times < max && run(of, at, (end) => (end > at || times < min) && repeat(node, times + 1, end, next));
    if (times < min) return more();
    return lazy ? next(at) || more() : more() || next(at);
  };
  try {
    for (let from = 0; from <= signs.length; ) {
      let found = -1;
      if (caught.length > 0) caught.length = 0;
      if (
        run(root, from, (end) => {
          found = end;
          return true;
        })
      ) {
        if (!pattern.all) break;
        from = Math.max(found, from + 1);
      } else from += 1;
      if (pattern.flags.includes('y')) break;
    }
  } catch (thrown) {
    if (thrown instanceof Spent) return null;
    throw thrown;
  }
  return steps;
}
