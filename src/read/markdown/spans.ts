/**
 * What pandoc writes into Markdown and markdown-it does not know, as what it does: bracketed spans (`[1. ]{.csl-left-margin}`) as their
 * words, raised links (`^[1](#ref-roe),[2](#ref-poe)^`) as `<sup>`, and an address of which only the end is a link as one address. Every
 * line stays where it was.
 */
import { headsFence } from './lines.ts';

/** What stands in braces behind a span: classes, an id, values; at least one of them. */
const ATTRIBUTES = /\{(?:\s{0,5}(?:[.#][\w:-]{1,200}|[\w-]{1,60}="[^"{}]{0,200}")){1,12}\s{0,5}\}/y;
/** A number at the head of a line as words: it is printed as part of what follows, and begins no list. */
const NUMBER = /^(\d{1,4})([.)])(?=\s|$)/;

/** The source with pandoc's own markup as markdown-it knows it. */
export function withoutSpans(source: string): string {
  const dashed = source.replace(/(\]\(<?#[^()<>\s]{1,200}>?\)\]?)--(?=\[)/g, '$1–');
  const raised = /\^\[\d/.test(dashed) ? dashed.replace(RAISED, (_, inside: string) => `<sup>${inside}</sup>`) : dashed;
  return withWholeAddresses(raised.includes(']{') ? spansAsWords(raised) : raised);
}

/** Links that show numbers, between signs that raise them; pages may stand behind one. */
const RAISED =
  /\^((?:\[\d{1,3}(?:\(pp?\.?\s?\d{1,5}(?:[–-]\d{1,5})?\))?\]\(<?#[^()<>\s]{1,200}>?\)|[\d,;–\s-]|\(pp?\.?\s?\d{1,5}(?:[–-]\d{1,5})?\)){1,60})\^/g;

function spansAsWords(source: string): string {
  const open: number[] = [];
  /** Places that are left out, in the order in which their spans close. */
  const left: { readonly start: number; readonly end: number; readonly instead: string }[] = [];
  let fence = '';
  let from = 0;
  for (const line of source.split(/(?<=\n)/)) {
    const sign = headsFence(line);
    if (fence !== '' || sign !== '') {
      fence = fence === '' ? sign : sign.startsWith(fence) ? '' : fence;
      open.length = 0;
    } else if (line.trim() === '') open.length = 0;
    else within(line, from);
    from += line.length;
  }
  function within(line: string, start: number): void {
    for (const { 0: sign, index } of line.matchAll(/\\[\s\S]|[[\]]/g)) {
      if (sign === '[') open.push(start + index);
      if (sign !== ']') continue;
      const begin = open.pop();
      ATTRIBUTES.lastIndex = start + index + 1;
      const found = begin === undefined ? null : ATTRIBUTES.exec(source);
      // An empty span is an anchor, which is told by its id.
      if (begin === undefined || found === null || begin + 1 === start + index) continue;
      const number = NUMBER.exec(source.slice(begin + 1, begin + 7));
      const words = number === null ? '' : `${number[1]}\\${number[2]}`;
      left.push({ start: begin, end: begin + 1 + (number?.[0].length ?? 0), instead: words });
      left.push({ start: start + index, end: ATTRIBUTES.lastIndex, instead: found[0].replace(/[^\n]/g, '') });
    }
  }
  let out = '';
  let done = 0;
  for (const { start, end, instead } of left.sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    out += source.slice(done, start) + instead;
    done = end;
  }
  return out + source.slice(done);
}

/** "https://doi.org/[10.1/x](https://doi.org/10.1/x)": markdown-it would take the bracket for a part of the address. */
const withWholeAddresses = (source: string): string =>
  source.replace(
    /<?(https?:\/\/[^\s[\]()<>]{1,300})\[([^[\]\s]{1,500})\]\((?:<([^<>\s]{1,800})>|([^\s<>()]{1,800}))\)(?:>|&gt;)?/g,
    (whole, start: string, end: string, angled?: string, bare?: string) => {
      const to = angled ?? bare ?? '';
      return plain(start + end) === plain(to) ? `<${to}>` : whole;
    },
  );

/** An address without what Markdown puts before signs, and without the forms of a sign that say the same. */
const plain = (address: string): string =>
  address
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/&amp;/g, '&')
    .toLowerCase();
