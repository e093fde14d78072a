/**
 * Every sentence of the pages is in the catalogue, in every language: the sources of the pages are read by the TypeScript parser, and
 * words that a person would read are found nowhere else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../src/web/app/messages/english.ts';
import { GERMAN } from '../../../../src/web/app/messages/german.ts';

const APP = resolve(import.meta.dirname, '../../../../src/web/app');

/** What is the same in every language and may stand in the pages: the name of the program, and the line that a program is called with. */
const SAME_EVERYWHERE = new Set(['stet', 'sha256', 'ms']);

/** Attributes whose words are read or heard. */
const READ = new Set(['title', 'aria-label', 'placeholder', 'alt', 'label', 'says', 'words', 'aria-description', 'data-side']);

/** Calls whose words are read or heard. */
const SAYING = /^(?:say|setProblem|told|onFailed|\w*[pP]roblem)$/;

/** Whether a text has a word in it that somebody would read: letters, two of them together. */
const hasWord = (text: string): boolean =>
  (text.match(/[\p{L}\d]+/gu) ?? []).some((word) => /\p{L}{2}/u.test(word) && !SAME_EVERYWHERE.has(word));

/** Texts that a node yields when it is shown: strings and the fixed parts of templates, through choices and sums. */
function shownBy(node: ts.Expression): readonly ts.Node[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.flatMap(({ literal, expression }) => [literal, ...shownBy(expression)])];
  if (ts.isParenthesizedExpression(node)) return shownBy(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
      return [...shownBy(node.left), ...shownBy(node.right)];
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return shownBy(node.right);
  }
  return [];
}

/** Words in a source file of the pages that are in no catalogue, with their lines. */
function literalsIn(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: string[] = [];
  const note = (node: ts.Node, words: string): void => {
    if (hasWord(words)) found.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words.trim()}`);
  };
  const noteAll = (expression: ts.Expression | undefined): void => {
    for (const node of expression === undefined ? [] : shownBy(expression)) note(node, 'text' in node ? String(node.text) : '');
  };
  const visit = (node: ts.Node): void => {
    // What is typed elsewhere letter for letter, and what a programmer is told, is the same in every language.
    if (ts.isJsxElement(node) && /^(?:code|kbd)$/.test(node.openingElement.tagName.getText())) return;
    if (ts.isThrowStatement(node) && node.expression.getText().startsWith('new TypeError')) return;
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) noteAll(node.expression);
    else if (ts.isJsxAttribute(node) && READ.has(node.name.getText())) {
      const { initializer } = node;
      if (initializer !== undefined && ts.isStringLiteral(initializer)) note(initializer, initializer.text);
      else if (initializer !== undefined && ts.isJsxExpression(initializer)) noteAll(initializer.expression);
    } else if (ts.isCallExpression(node) && SAYING.test(node.expression.getText())) for (const given of node.arguments) noteAll(given);
    // A sentence is one wherever it stands: two words and more that begin with a capital or end in a full stop.
    else if (ts.isStringLiteralLike(node) && /^(?:\p{Lu}\p{Ll}* \p{L}+ |.{0,400}\p{L}{2} .{0,400}\p{L}{2}[.…]$)/u.test(node.text))
      note(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
}

/** Texts that are things themselves and no words of the page: the invented paper, the answer to try with. */
const THINGS = new Set(['sample.ts', 'playground-sample.ts']);

describe('the catalogue', () => {
  it('holds every sentence of the pages', () => {
    const files = readdirSync(APP).filter((name) => /\.tsx?$/.test(name) && !THINGS.has(name));
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap((name) => literalsIn(name, readFileSync(join(APP, name), 'utf8')))).toEqual([]);
  });

  it('is missed by the reader above wherever words can be put', () => {
    const page = `const A = () => <p title="Two words">Hello there {late ? 'Too late' : \`in \${n} days\`} <b aria-label={x ? 'A name' : y}>5 %</b></p>;
      say('Copied.'); setProblem(thrown.message ?? 'It broke.'); const code = 'not-found'; const words = 'It is not here.';`;
    expect(literalsIn('a.tsx', page)).toEqual([
      'a.tsx:1 Two words',
      'a.tsx:1 Hello there',
      'a.tsx:1 Too late',
      'a.tsx:1 in',
      'a.tsx:1 days',
      'a.tsx:1 A name',
      'a.tsx:2 Copied.',
      'a.tsx:2 It broke.',
      'a.tsx:2 It is not here.',
    ]);
  });
});

type Leaf = readonly [path: string, value: unknown];
const leaves = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}/${name}`))
    : [[path, value]];

describe('the German catalogue', () => {
  it('says everything in its own words', () => {
    const german = new Map(leaves(GERMAN));
    for (const [path, english] of leaves(ENGLISH)) {
      const own = german.get(path);
      expect(typeof own, path).toBe(typeof english);
      if (typeof english === 'string' && /\p{L}{3,} \p{L}{3,}/u.test(english)) expect(own, path).not.toBe(english);
      if (typeof own === 'string') expect(own.trim() === '', path).toBe(String(english).trim() === '');
    }
  });

  it('counts as German does', () => {
    expect(GERMAN.progress.references(1)).toBe('1 Angabe');
    expect(GERMAN.progress.references(1234)).toBe('1.234 Angaben');
    expect(GERMAN.desk.finished(0)).toBe('Fertig. 0 Befunde warten auf Sie.');
    expect(GERMAN.trace.verified(2, 3)).toBe('2 von 3 Angaben bestätigt. 1 Angabe zählt nicht als bestätigt.');
    expect(ENGLISH.trace.verified(1, 3)).toBe('1 of 3 citations verified. 2 citations are not counted as verified.');
    expect(ENGLISH.progress.references(1234)).toBe('1,234 references');
  });

  it('accuses nobody either', () => {
    for (const [path, own] of leaves(GERMAN)) expect(String(own), path).not.toMatch(/fälsch|gefälscht|betrug|betrüg|plagia|täusch|lüge/i);
  });
});
