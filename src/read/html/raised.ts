/**
 * Letters that a page raises by its styles and not by `<sup>`, as what word processors save for the web does: `vertical-align: super`, or
 * smaller letters moved up. Only what is said of a class or of the element itself is known; what styles say by other ways is not.
 */
import { attribute, type Element, isElement, type Node } from './marks.ts';

/** Longest sheets that are read, all together. */
const LONGEST = 2_000_000;
const RAISED = /(?:^|[;\s])vertical-align\s{0,9}:\s{0,9}(?:super|[1-9]|0?\.\d{0,6}[1-9])/i;
const MOVED_UP = /(?:^|[;\s])top\s{0,9}:\s{0,9}-/i;
const SMALLER = /(?:^|[;\s])font-size\s{0,9}:\s{0,9}(?:0?\.\d|[1-8]\d(?:\.\d{1,6})?%|smaller)/i;

const isRaised = (said: string): boolean => RAISED.test(said) || (MOVED_UP.test(said) && SMALLER.test(said));

/** The classes whose letters are raised, by the sheets of a page and those it holds. */
export class RaisedStyles {
  private readonly classes = new Set<string>();

  constructor(root: Node, sheets: readonly string[] = []) {
    let left = LONGEST;
    for (const sheet of [...sheets, ...sheetsIn(root)]) {
      if (sheet.length > left) continue;
      left -= sheet.length;
      this.read(sheet.replaceAll('<!--', ''));
    }
  }

  /** Whether an element within a line raises its letters. */
  raises(element: Element): boolean {
    if (element.tagName !== 'span' && element.tagName !== 'a') return false;
    const style = attribute(element, 'style').slice(0, 1_000);
    if (style !== '' && isRaised(style)) return true;
    return (
      this.classes.size > 0 &&
      attribute(element, 'class')
        .slice(0, 500)
        .split(/\s/)
        .some((name) => this.classes.has(name))
    );
  }

  private read(sheet: string): void {
    for (let at = 0; ; ) {
      const open = sheet.indexOf('{', at);
      const close = sheet.indexOf('}', open + 1);
      if (open < 0 || close < 0) return;
      if (close - open < 2_000 && isRaised(sheet.slice(open + 1, close)))
        for (const selector of sheet.slice(Math.max(at, open - 1_000), open).split(',')) {
          const name = /^\s*(?:span|a)?\.([\w-]{1,100})\s*$/.exec(selector)?.[1];
          if (name !== undefined) this.classes.add(name);
        }
      at = close + 1;
    }
  }
}

function sheetsIn(root: Node): string[] {
  const sheets: string[] = [];
  const nodes: Node[] = [root];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (isElement(node) && node.tagName === 'style') sheets.push(node.childNodes.map((one) => ('value' in one ? one.value : '')).join(''));
    else if (isElement(node) && node.tagName === 'body') continue;
    else if ('childNodes' in node) nodes.push(...node.childNodes);
  }
  return sheets;
}

/** How far before a note beside the text its call may stand. */
const REACH = 5_000;
const DIGITS = /[⁰¹²³⁴-⁹]/u;

/**
 * Where a note is called from that begins with its raised number `sign` and to which no link leads: the same number last raised before it, behind a word or
 * its sign and not behind a unit ("30 m²"). Null where there is none.
 */
export function raisedBefore(note: number, sign: string, text: string): { readonly start: number; readonly end: number } | null {
  if (!DIGITS.test(sign) || !text.startsWith(sign, note)) return null;
  const least = Math.max(0, note - REACH);
  for (let start = text.lastIndexOf(sign, note - 1); start > least; start = text.lastIndexOf(sign, start - 1)) {
    const end = start + sign.length;
    const within = DIGITS.test(text.charAt(start - 1)) || DIGITS.test(text.charAt(end));
    if (!within && /\p{L}{4}$|[.,;:!?)”"’]$/u.test(text.slice(start - 8, start))) return { start, end };
  }
  return null;
}
