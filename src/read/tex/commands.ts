/**
 * LaTeX commands that print nothing of their own or print something around their words, and definitions, which are skipped:
 * nothing that a document defines is ever carried out.
 */

import type { TexPlace } from './place.ts';
import { raisedNumbers } from './symbols.ts';

/** Commands whose arguments print nothing: how many braces to skip. */
export const SILENT: ReadonlyMap<string, number> = new Map([
  ...[
    'input',
    'include',
    'label',
    'vspace',
    'hspace',
    'BibitemShut',
    'selectlanguage',
    'noopsort',
    'SortNoop',
    'vphantom',
    'phantom',
    'hphantom',
    'index',
    'color',
    'fontsize',
    'bibliographystyle',
    'pagestyle',
    'thispagestyle',
    'setcounter',
    'enlargethispage',
    'includegraphics',
    'usepackage',
    'hypersetup',
    'nocite',
    'write',
    'immediate',
    'csname',
    'translation@',
  ].map((name) => [name, 1] as const),
  ...[
    'textcolor',
    'foreignlanguage',
    'colorbox',
    'bibinfo',
    'bibfield',
    'href@noop',
    'raisebox',
    'scalebox',
    'hyperref',
    'hyperlink',
    'hypertarget',
    'bibAnnoteFile',
    'setlength',
    'addtolength',
    'addcontentsline',
  ].map((name) => [name, 1] as const),
  ['setlength', 2],
  ['addtolength', 2],
  ['setcounter', 2],
  ['addcontentsline', 3],
  ['fontsize', 2],
]);
/** Commands that define something: name, parameters and body are skipped. */
export const DEFINES = new Set([
  'newcommand',
  'renewcommand',
  'providecommand',
  'DeclareRobustCommand',
  'newenvironment',
  'renewenvironment',
  'DeclareMathOperator',
  'newtheorem',
]);
export const QUOTING: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['enquote', ['“', '”']],
  ['mkbibquote', ['“', '”']],
  ['textquote', ['“', '”']],
  ['mkbibparens', ['(', ')']],
  ['mkbibbrackets', ['[', ']']],
  ['parentext', ['(', ')']],
  ['translation', ['[', ']']],
]);
const NAME = /[a-zA-Z@]+/y;

/** `\newcommand{\x}[2]{…}`, `\newcommand\x{…}`. */
export function skipDefinition(tex: TexPlace): void {
  if (tex.source[tex.at] === '*') tex.at++;
  tex.skipSpace();
  if (tex.source[tex.at] === '\\') {
    NAME.lastIndex = tex.at + 1;
    tex.at += 1 + (NAME.exec(tex.source)?.[0].length ?? 1);
  } else tex.argument();
  while (tex.optional() !== null);
  tex.argument();
}

/** `\def\x#1{…}`, `\let\x\y`. */
export function skipPrimitive(tex: TexPlace, word: string): void {
  const open = tex.source.slice(tex.at, tex.at + 100);
  const found = /^\s*\\([a-zA-Z@]+|.)/.exec(open);
  if (found === null) return;
  tex.at += found[0].length;
  if (word === 'let') {
    tex.at += /^\s*(?:=\s*)?(\\[a-zA-Z@]+|\\?.)/.exec(tex.source.slice(tex.at, tex.at + 100))?.[0].length ?? 0;
    return;
  }
  tex.at += /^[^{}\\]{0,60}/.exec(tex.source.slice(tex.at, tex.at + 60))?.[0].length ?? 0;
  tex.argument();
}

/** `\textsuperscript{2,3}`: the numbers, raised; nothing where other words stand there, which are then read as they come. */
export function raisedArgument(tex: TexPlace): string {
  const [whole, numbers] =
    /^\s?\{\s?(\d{1,3}(?:\s?(?:,|-{1,2}|–)\s?\d{1,3}){0,20})\s?\}/.exec(tex.source.slice(tex.at, tex.at + 200)) ?? [];
  if (whole === undefined || numbers === undefined) return '';
  tex.at += whole.length;
  return raisedNumbers(numbers.replaceAll('--', '–'));
}
