/**
 * Every regular expression that the sources write down: literals, and `new RegExp(...)` with its constant parts put together as the
 * program would. TypeScript's own parser reads the files, so that a slash in a string or a comment is never taken for a pattern.
 * Parts known only at run time are stood in for by a short word; such patterns are marked.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export interface Literal {
  /** Path from the folder that was searched, and the line, from 1. */
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** True when a part of the pattern is known only at run time. */
  readonly open: boolean;
  /** True when the program walks over all matches or cuts at them, so that matching starts again after each match. */
  readonly all: boolean;
}

/** Stands for a part that only the running program knows; parts that are escaped before use look like this. */
const STAND_IN = 'xy';

interface Constant {
  readonly text: string;
  readonly open: boolean;
}

class Sources {
  private readonly read = new Map<string, ts.SourceFile>();

  file(path: string): ts.SourceFile | null {
    const known = this.read.get(path);
    if (known !== undefined) return known;
    if (!existsSync(path)) return null;
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true, kind);
    this.read.set(path, file);
    return file;
  }

  /** What `name` was declared with at the top of a file, following imports. */
  declared(name: string, file: ts.SourceFile, depth: number): { readonly node: ts.Expression; readonly file: ts.SourceFile } | null {
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name: own, initializer } of statement.declarationList.declarations) {
          if (ts.isIdentifier(own) && own.text === name && initializer !== undefined) return { node: initializer, file };
        }
      }
      if (depth < 5 && ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
        const bindings = statement.importClause?.namedBindings;
        if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
        const found = bindings.elements.find((element) => element.name.text === name);
        const from = found === undefined ? null : this.file(resolve(dirname(file.fileName), statement.moduleSpecifier.text));
        if (found !== undefined && from !== null) return this.declared((found.propertyName ?? found.name).text, from, depth + 1);
      }
    }
    return null;
  }

  /** The text of an expression, as far as the sources alone tell it. */
  text(node: ts.Expression, file: ts.SourceFile, depth = 0): Constant {
    const unknown = { text: STAND_IN, open: true };
    if (depth > 20) return unknown;
    const deeper = (inner: ts.Expression): Constant => this.text(inner, file, depth + 1);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { text: node.text, open: false };
    if (ts.isRegularExpressionLiteral(node)) return { text: split(node.text).source, open: false };
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return deeper(node.expression);
    if (ts.isConditionalExpression(node)) return deeper(node.whenTrue);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return joined([deeper(node.left), deeper(node.right)]);
    if (ts.isTemplateExpression(node))
      return joined([
        { text: node.head.text, open: false },
        ...node.templateSpans.flatMap(({ expression, literal }) => [deeper(expression), { text: literal.text, open: false }]),
      ]);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'String.raw') {
      const { template } = node;
      if (ts.isNoSubstitutionTemplateLiteral(template)) return { text: template.rawText ?? template.text, open: false };
      return joined([
        { text: template.head.rawText ?? '', open: false },
        ...template.templateSpans.flatMap(({ expression, literal }) => [deeper(expression), { text: literal.rawText ?? '', open: false }]),
      ]);
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return deeper(node.expression);
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp')
      return node.arguments?.[0] === undefined ? unknown : deeper(node.arguments[0]);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join') {
      const parts = this.list(node.expression.expression, file, depth);
      const between = node.arguments[0] === undefined ? { text: ',', open: false } : deeper(node.arguments[0]);
      if (parts !== null) return joined(parts.flatMap((part, i) => (i === 0 ? [part] : [between, part])));
    }
    if (ts.isIdentifier(node)) {
      const known = this.declared(node.text, file, 0);
      if (known !== null) return this.text(known.node, known.file, depth + 1);
    }
    return unknown;
  }

  private list(node: ts.Expression, file: ts.SourceFile, depth: number): Constant[] | null {
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return this.list(node.expression, file, depth);
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => this.text(element, file, depth + 1));
    const known = ts.isIdentifier(node) ? this.declared(node.text, file, 0) : null;
    return known === null ? null : this.list(known.node, known.file, depth + 1);
  }
}

const joined = (parts: readonly Constant[]): Constant => ({
  text: parts.map(({ text }) => text).join(''),
  open: parts.some(({ open }) => open),
});

function split(written: string): { readonly source: string; readonly flags: string } {
  const end = written.lastIndexOf('/');
  return { source: written.slice(1, end), flags: written.slice(end + 1) };
}

/** `text.split(/,/)`: a pattern without `g` that is still tried from end to end. */
function cuts(node: ts.Node): boolean {
  const call = node.parent;
  return ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'split';
}

/**
 * All regular expressions of the TypeScript files under a folder, in the order of the files. The same pattern at two places is
 * given twice.
 */
export function literalsOf(folder: string): Literal[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const sources = new Sources();
  return paths.flatMap((path) => {
    const file = sources.file(path);
    if (file === null) return [];
    const found: Literal[] = [];
    const keep = (node: ts.Node, source: string, flags: string, open: boolean): void => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push({ file: relative(folder, path), line, source, flags, open, all: /g/.test(flags) || cuts(node) });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { source, flags } = split(node.text);
        keep(node, source, flags, false);
      } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp') {
        const [pattern, flags] = node.arguments ?? [];
        if (pattern !== undefined) {
          const { text, open } = sources.text(pattern, file);
          keep(node, text, flags === undefined ? '' : sources.text(flags, file).text.replace(STAND_IN, ''), open);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}
