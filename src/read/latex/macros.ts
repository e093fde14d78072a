/**
 * LaTeX source before it is read: text that is switched off is cut (`\iffalse … \fi`), and the document's own citing commands
 * (`\newcommand{\see}[2][p. 1]{(see \cite[#1]{#2})}`, `\let\c\cite`) are written out where they stand. Only commands that cite are, and
 * only in plain forms; nothing else that a document defines is carried out.
 */
import { closing } from '../tex/brackets.ts';

/** Longest body of a command that is written out, and most places where commands are. */
const LONGEST = 600;
const MOST = 20_000;

const CONDITIONALS =
  'true|false|x|num|dim|odd|vmode|hmode|mmode|inner|cat|case|eof|void|hbox|vbox|defined|csname|fontchar|pdf|PDF|luatex|xetex|LuaTeX|XeTeX';

/** The source without what stands between `\iffalse` and its `\else` or `\fi`. One that is never ended stays. Linear in its length. */
export function withoutFalse(source: string): string {
  if (!source.includes('\\iffalse')) return source;
  const own = [...source.matchAll(/\\newif\s{0,5}\\if([a-zA-Z@]{1,40})/g)].slice(0, 100).map(([, name]) => name ?? '');
  const token = new RegExp(
    `\\\\(?:newif\\s{0,5}\\\\if[a-zA-Z@]{1,40}|(if(?:${[CONDITIONALS, ...own].join('|')})?|else|fi)(?![a-zA-Z@]))`,
    'g',
  );
  const cut: { start: number; end: number }[] = [];
  let off: { start: number; depth: number } | null = null;
  /** Of a switched-off part whose `\else` was kept, the `\fi` still to come: it is cut as well. */
  const open: boolean[] = [];
  for (const { 0: whole, 1: word, index } of source.matchAll(token)) {
    const end = index + whole.length;
    if (word === undefined) continue;
    if (off === null) {
      if (word === 'iffalse') off = { start: index, depth: 0 };
      else if (word === 'fi') {
        if (open.pop() === true) cut.push({ start: index, end });
      } else if (word !== 'else') open.push(false);
    } else if (word === 'fi' && off.depth > 0) off.depth -= 1;
    else if ((word === 'fi' || word === 'else') && off.depth === 0) {
      cut.push({ start: off.start, end });
      if (word === 'else') open.push(true);
      off = null;
    } else if (word !== 'else') off.depth += 1;
  }
  let kept = '';
  let last = 0;
  for (const { start, end } of cut) {
    kept += source.slice(last, start);
    last = end;
  }
  return kept + source.slice(last);
}

interface Macro {
  /** How many arguments it takes, and what the first is when it is left out. */
  readonly takes: number;
  readonly given: string | null;
  readonly body: string;
}

const DEFINITION =
  /\\(?:(?:re)?newcommand|providecommand|DeclareRobustCommand)\*?\s{0,3}(?:\{\s{0,3}\\([a-zA-Z@]{1,40})\s{0,3}\}|\\([a-zA-Z@]{1,40}))\s{0,3}(?:\[([0-9])\])?\s{0,3}(?:\[([^[\]]{0,100})\])?\s{0,3}(?=\{)|\\(?:New|Renew|Provide)DocumentCommand\s{0,3}\{?\\([a-zA-Z@]{1,40})\}?\s{0,3}\{\s{0,3}(o?)\s{0,3}((?:m\s{0,3}){0,9})\}\s{0,3}(?=\{)|\\def\s{0,3}\\([a-zA-Z@]{1,40})((?:#[1-9]){0,9})\s{0,3}(?=\{)|\\let\s{0,3}\\([a-zA-Z@]{1,40})\s{0,3}=?\s{0,3}\\([a-zA-Z@]{1,40})/g;
const CITES = /\\[a-zA-Z]{0,20}[cC]ite[a-zA-Z]{0,20}/;

/** The source with its own citing commands written out, and their definitions taken away; `known` says which commands cite already. */
export function withCitingWrittenOut(source: string, known: (name: string) => boolean): string {
  let text = source;
  // A command may rest on another of the document's own.
  for (let round = 0; round < 3; round += 1) {
    const { macros, rest } = definitions(text, known);
    if (macros.size === 0) return text;
    text = writtenOut(rest, macros);
  }
  return text;
}

function definitions(source: string, known: (name: string) => boolean): { macros: Map<string, Macro>; rest: string } {
  const macros = new Map<string, Macro>();
  const kept: string[] = [];
  let last = 0;
  for (const found of source.matchAll(DEFINITION)) {
    if (found.index < last) continue;
    const name = found[1] ?? found[2] ?? found[5] ?? found[8] ?? found[10] ?? '';
    const other = found[11];
    let end = found.index + found[0].length;
    let body = other === undefined ? '' : `\\${other}`;
    if (other === undefined) {
      const close = closing(source, end, '{', '}', LONGEST);
      if (close < 0) continue;
      body = source.slice(end + 1, close);
      end = close + 1;
    }
    if (known(name) || !CITES.test(body) || body.includes(`\\${name}`) || macros.size >= 100) continue;
    const optional = found[4] !== undefined || found[6] === 'o';
    const braces = (found[7] ?? '').replace(/\s/g, '').length + (found[9] ?? '').length / 2;
    const takes = found[3] === undefined ? braces + (found[6] === 'o' ? 1 : 0) : Number(found[3]);
    macros.set(name, { takes, given: optional ? (found[4] ?? '') : null, body });
    kept.push(source.slice(last, found.index));
    last = end;
  }
  kept.push(source.slice(last));
  return { macros, rest: kept.join('') };
}

function writtenOut(source: string, macros: ReadonlyMap<string, Macro>): string {
  const names = new RegExp(`\\\\(${[...macros.keys()].join('|')})(?![a-zA-Z@])`, 'g');
  const parts: string[] = [];
  let last = 0;
  let times = 0;
  for (const found of source.matchAll(names)) {
    const macro = macros.get(found[1] ?? '');
    if (macro === undefined || found.index < last || times >= MOST) continue;
    const taken = argumentsAt(source, found.index + found[0].length, macro);
    if (taken === null) continue;
    times += 1;
    parts.push(
      source.slice(last, found.index),
      macro.body.replace(/#([1-9])/g, (whole, nth: string) => taken.given[Number(nth) - 1] ?? whole),
    );
    last = taken.end;
  }
  parts.push(source.slice(last));
  return parts.join('');
}

/** The arguments behind a command; null where they are not all there. */
function argumentsAt(source: string, from: number, { takes, given }: Macro): { given: string[]; end: number } | null {
  const found: string[] = [];
  let at = from;
  const skip = (): number => at + (/^\s{0,10}/.exec(source.slice(at, at + 10))?.[0].length ?? 0);
  if (given !== null) {
    const open = skip();
    const close = closing(source, open, '[', ']', LONGEST);
    found.push(close < 0 ? given : source.slice(open + 1, close));
    if (close >= 0) at = close + 1;
  }
  while (found.length < takes) {
    const open = skip();
    const close = closing(source, open, '{', '}', LONGEST);
    if (close < 0) return null;
    found.push(source.slice(open + 1, close));
    at = close + 1;
  }
  return { given: found, end: at };
}
