/**
 * A work of several files as one text: the chapters that a project names, in their order, with the lists of works that it names for all of
 * them; and files that a text puts in where it stands. Only what lies beside the document, or was handed over with it, is read.
 */
import { toldIn } from './as-markdown.ts';
import type { Reading } from './blocks.ts';
import { pathFrom, withIncluded } from './chapters/includes.ts';
import { inFiles, type Piece, together } from './chapters/pieces.ts';
import { bookIn, type Project, projectIn, summaryIn, treesIn } from './chapters/projects.ts';
import { listsOfSphinx } from './chapters/settings.ts';
import type { ParseContext } from './context.ts';
import { Siblings } from './latex/files.ts';
import { frontMatter, listsOf } from './markdown/beside.ts';
import { matterOf } from './markdown/made.ts';
import { readMarkdown } from './markdown.ts';
import { byName, MEDIA, mayBeProject } from './media.ts';

/** Endings that a chapter named without one may have. */
const ENDINGS = ['.md', '.ipynb', '.rst', '.qmd', '.markdown', '.Rmd', '.org', '.adoc'];

/** Chapters, one with its trees below it, nest no deeper. */
const DEEP = 10;

/** Reads the chapters that a project's file names; null where it is none, or none of them is there. */
export async function readProject(text: string, context: ParseContext): Promise<Reading | null> {
  if (!mayBeProject(context.name)) return null;
  const siblings = new Siblings(context);
  const ending = /\.(md|toml)$/i.exec(context.name)?.[1]?.toLowerCase();
  const project =
    ending === 'md' ? summaryIn(text) : ending === 'toml' ? await bookIn(text, siblings) : await projectIn(text, context.name, siblings);
  if (project === null) return null;
  // A book whose chapters another file names, which was not handed over, says at least that it needs that one.
  const empty = project.chapters.length === 0 && (ending !== 'toml' || context.beside === undefined);
  return empty ? null : readChapters(project, [], context, siblings);
}

/** Reads a page of Sphinx with the pages that its trees name; null where it has none that is there. */
export async function readTrees(text: string, context: ParseContext): Promise<Reading | null> {
  const { rest, chapters } = treesIn(text);
  if (chapters.length === 0) return null;
  const siblings = new Siblings(context);
  const settings = await siblings.read(['conf.py'], { quiet: true });
  const first = await toldIn(MEDIA.rst, rest, context.name);
  return readChapters(
    { chapters, lists: settings === null ? [] : listsOfSphinx(settings), settings: ['conf.py'] },
    [first],
    context,
    siblings,
  );
}

/** Reads Markdown with the files it puts in. */
export async function readWithIncluded(text: string, context: ParseContext): Promise<Reading> {
  const siblings = new Siblings(context);
  const asked = new Set<string>();
  const pieces = await withIncluded(text, { mediaType: MEDIA.markdown, asked }, siblings);
  const reading = await readMarkdown(together(pieces), context, siblings);
  const lists = [...(reading.lists ?? []), ...asked];
  return pieces.length === 1 ? { ...reading, lists } : { ...reading, lists, places: inFiles(reading.places ?? [], pieces) };
}

/** Chapters gathered so far. */
interface Gathered {
  readonly pieces: Piece[];
  readonly lists: string[];
  /** Names that chapters were asked for by. */
  readonly asked: Set<string>;
  readonly siblings: Siblings;
}

async function readChapters(
  project: Project,
  before: readonly string[],
  context: ParseContext,
  siblings: Siblings,
): Promise<Reading | null> {
  const gathered: Gathered = { pieces: [], lists: [...project.lists], asked: new Set(project.settings), siblings };
  for (const text of before) await add(text, undefined, gathered, null);
  const known = gathered.pieces.length;
  for (const name of project.chapters) await chapter(name, gathered, 0);
  // Without the chapters beside it the file says at least what it needs.
  if (gathered.pieces.length === known && context.beside === undefined) return null;
  const head = matterOf({
    authors: [],
    bibliography: [...new Set(gathered.lists)],
    ...(project.title !== undefined && { title: project.title }),
  });
  const pieces: Piece[] = [{ text: head, file: null, line: 1 }, ...gathered.pieces];
  const reading = await readMarkdown(together(pieces), context, siblings);
  return { ...reading, lists: [...(reading.lists ?? []), ...gathered.asked], places: inFiles(reading.places ?? [], pieces) };
}

/** Reads one chapter, and the pages below it where it has trees of its own. */
async function chapter(name: string, gathered: Gathered, deep: number): Promise<void> {
  const { asked, siblings } = gathered;
  const plain = pathFrom(undefined, name);
  if (plain === '' || asked.has(plain) || deep > DEEP) return;
  const names = byName(plain) === undefined ? ENDINGS.map((ending) => `${plain}${ending}`) : [plain];
  for (const one of [plain, ...names]) asked.add(one);
  const text = await siblings.read(names);
  const file = siblings.opened.at(-1)?.file;
  if (text === null || file === undefined) return;
  const mediaType = byName(file) ?? MEDIA.plain;
  const trees = mediaType === MEDIA.rst ? treesIn(text) : { rest: text, chapters: [] };
  const pieces = await withIncluded(trees.rest, { mediaType, file, asked }, siblings);
  if (mediaType === MEDIA.markdown) await add(together(pieces), file, gathered, pieces.length === 1 ? file : null);
  else await add(await toldIn(mediaType, together(pieces).replace(/\r\n?/g, '\n'), file), file, gathered, null);
  for (const below of trees.chapters) await chapter(pathFrom(file, below), gathered, deep + 1);
}

/** Adds a chapter told in Markdown: its title becomes a heading, its lists those of the whole, and its notes keep apart from others'. */
async function add(text: string, at: string | undefined, { pieces, lists }: Gathered, file: string | null): Promise<void> {
  const { matter, body } = await frontMatter(text);
  lists.push(...listsOf(matter).map((name) => pathFrom(at, name)));
  if (typeof matter.title === 'string') pieces.push({ text: `# ${matter.title.replace(/\s+/g, ' ')}\n`, file: null, line: 1 });
  const notes = pieces.length;
  const apart = body.replace(/\[\^([^\]\s]{1,90})\]/g, `[^${notes}-$1]`);
  const line = text.slice(0, text.length - body.length).split('\n').length;
  pieces.push({ text: `${apart}\n`, file, line });
}
