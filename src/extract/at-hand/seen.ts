/**
 * Which cited works lie at hand for certain: their text begins with the title that is cited, or their file is cited by its name. No
 * registry need hold a contract or a report that whoever asks has handed over.
 */
import type { Reference } from '../../model/cited.ts';
import { fold, words } from '../../text/fold.ts';
import { namesFile, type SourceAtHand } from './listed.ts';

/** A work seen among the sources. */
export interface SeenAtHand {
  readonly source: string;
  /** Whether whoever is cited first stands at its head too, or nobody is cited. */
  readonly signed: boolean;
}

/** How much of a source is its title page. */
const HEAD = 2500;
/** Lines among which a title is looked for, and over how many it may be broken. */
const LINES = 12;
const BROKEN = 4;
/** A shorter title is the beginning of many lines; one of fewer words is a heading of many documents. */
const LEAST = 12;
const LEAST_WORDS = 2;
/** Headings that stand over the works of many. */
const COMMON =
  /^(?:annual report|final report|table of contents|executive summary|introduction|meeting minutes|terms and conditions|privacy policy)$/;

/**
 * The cited works that are seen among the sources, by the id of the reference. Takes what the document cites and the sources that were handed
 * over with it; a title that two sources bear tells none of them.
 */
export function seenAtHand(references: readonly Reference[], sources: readonly SourceAtHand[]): ReadonlyMap<string, SeenAtHand> {
  const heads = sources.map((source) => ({ source, titles: titlesOf(source), head: ` ${fold(source.text.slice(0, HEAD))} ` }));
  const seen = new Map<string, SeenAtHand>();
  for (const { id, fields, raw } of references) {
    const [file, other] = sources.filter((source) => /\.\w{1,5}$/.test(source.id) && namesFile(raw, source.id));
    if (file !== undefined && other === undefined) {
      seen.set(id, { source: file.id, signed: true });
      continue;
    }
    const title = fold(fields.title ?? '');
    if (title.length < LEAST || title.split(' ').length < LEAST_WORDS || COMMON.test(title)) continue;
    const fits = heads.filter(({ titles }) => titles.has(title));
    const [own] = fits;
    if (own === undefined || fits.length > 1) continue;
    const [first] = [...(fields.author ?? []), ...(fields.editor ?? [])];
    const name = first === undefined ? '' : fold(first.family ?? first.literal ?? '');
    const last = words(first?.family ?? first?.literal ?? '').at(-1);
    const signed = first === undefined || own.head.includes(` ${name} `) || (last !== undefined && own.head.includes(` ${last} `));
    seen.set(id, { source: own.source.id, signed });
  }
  return seen;
}

/** Where a title ends though its line goes on. */
const END = /[.:;,(|–—]|\s(?=(?:between|dated|by|made|zwischen|vom|entre|fra|tra|tussen)\b)/;

/** What may be the title: the name of the file, and each of the first lines, with the next ones or as far as a sign that may end it. */
function titlesOf({ id, name = id, text }: SourceAtHand): ReadonlySet<string> {
  const titles = new Set([fold((name.split(/[\\/]/).at(-1) ?? name).replace(/\.[a-z0-9]{1,5}$/i, ''))]);
  const lines = text
    .slice(0, HEAD)
    .split('\n')
    .map((line) => line.replace(/^[#*\s]+/, ''))
    .filter((line) => line.trim() !== '')
    .slice(0, LINES + BROKEN);
  for (const [i] of lines.slice(0, LINES).entries()) {
    for (let count = 1; count <= BROKEN; count += 1) titles.add(fold(lines.slice(i, i + count).join(' ')));
    const parts = lines
      .slice(i, i + BROKEN)
      .join(' ')
      .split(END, 1 + BROKEN);
    for (let count = 1; count <= BROKEN; count += 1) titles.add(fold(parts.slice(0, count).join(' ')));
  }
  return titles;
}
