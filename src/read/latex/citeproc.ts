/**
 * Lists that pandoc sets in LaTeX (`CSLReferences`): printed entries, each at a target of its own, and marks in the text that lead there
 * (`\hyperlink{ref-key}{…}`, `\citeproc{ref-key}{…}`). An entry goes by the number that is printed in its margin, else by its key.
 */
import type { Scribe } from '../blocks.ts';
import { uniqueKey } from '../csl/keys.ts';
import { closing } from '../tex/brackets.ts';
import type { TexCommand } from '../tex/place.ts';
import { texText } from '../tex/text.ts';
import { writeTex } from './sink.ts';

const START =
  /(?:\\leavevmode\s?)?(?:\\vadjust\s?pre\s?\{)?\\hypertarget\s?\{ref-([^{}]{1,200})\}\s?\{\}\}?|\\bibitem\s?\[\\citeproctext\]\s?\{ref-([^{}]{1,200})\}/g;
const LIST = /\\begin\{CSLReferences\}(?:\s?\{[^{}]{0,20}\}){0,2}|\\end\{CSLReferences\}/g;

interface PrintedEntry {
  readonly key: string;
  readonly source: string;
}

function entriesOf(body: string): PrintedEntry[] {
  const starts = [...body.matchAll(START)];
  return starts.map((found, at) => ({
    key: found[1] ?? found[2] ?? '',
    source: body.slice(found.index + found[0].length, starts[at + 1]?.index ?? body.length),
  }));
}

/** The number in the margin of an entry: "[3]", "3."; null when it has none. */
function numberOf(source: string): string | null {
  const margin = /^\s{0,9}\\CSLLeftMargin\s?\{/.exec(source);
  const end = margin === null ? -1 : closing(source, margin[0].length - 1, '{', '}', 200);
  const text = margin === null || end < 0 ? '' : texText(source.slice(margin[0].length, end));
  return /^[[(]?(\d{1,4})[\])]?[.:]?$/.exec(text.trim())?.[1] ?? null;
}

/** The labels of all such entries of a document by their keys. A number that comes twice names no entry alone. */
export function citeprocLabels(source: string): ReadonlyMap<string, string> {
  if (!source.includes('\\begin{CSLReferences}')) return new Map();
  const marks = [...source.matchAll(LIST)];
  const bodies = marks.flatMap((mark, at) =>
    mark[0].startsWith('\\begin') ? [source.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? source.length)] : [],
  );
  const rows = bodies.flatMap(entriesOf).map(({ key, source: own }) => ({ key, number: numberOf(own) }));
  const times = new Map<string, number>();
  for (const { number } of rows) if (number !== null) times.set(number, (times.get(number) ?? 0) + 1);
  return new Map(rows.map(({ key, number }) => [key, number !== null && times.get(number) === 1 ? number : key]));
}

/** Writes the entries of one list; gives how many there were. */
export function writeCiteproc(
  body: string,
  labels: ReadonlyMap<string, string>,
  {
    scribe,
    commands,
    taken,
  }: { readonly scribe: Scribe; readonly commands: ReadonlyMap<string, TexCommand>; readonly taken: Map<string, number> },
): number {
  const inside = new Map(commands);
  for (const name of ['CSLRightInline', 'CSLBlock', 'CSLIndent'])
    inside.set(name, (tex) => {
      tex.write(' ');
      tex.write(texText(tex.argument(20_000) ?? ''));
      tex.write(' ');
    });
  inside.set('CSLLeftMargin', (tex) => void tex.argument());
  let count = 0;
  for (const { key, source } of entriesOf(body)) {
    writeTex(source, scribe, inside);
    if (scribe.close('reference', { label: uniqueKey(labels.get(key) ?? key, taken) }) !== null) count += 1;
  }
  return count;
}

/** The marks that lead to such entries cite them. Links to anything else go on as they did. */
export function citeprocCommands(commands: Map<string, TexCommand>, scribe: Scribe, labels: ReadonlyMap<string, string>): void {
  for (const name of ['hyperlink', 'citeproc']) {
    const before = commands.get(name);
    commands.set(name, (tex) => {
      const { at } = tex;
      const label = labels.get((tex.argument() ?? '').replace(/^ref-/, ''));
      if (label === undefined) {
        tex.at = at;
        if (before !== undefined) before(tex);
        else tex.argument();
        return;
      }
      const start = scribe.mark();
      writeTex(tex.argument(5_000) ?? '', scribe, commands);
      if (scribe.end > start) scribe.citations.push({ span: { start, end: scribe.end }, keys: [label], via: 'anchor' });
    });
  }
}
