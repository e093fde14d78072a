/**
 * Light markups told in Markdown, so that one reader writes them all down: notebooks, Org, reStructuredText, AsciiDoc, MediaWiki, other wikis, Textile, Typst.
 * What each has of headings, notes, citations, entries and lists of works beside it is carried over; decoration is not.
 */
import { aboutText } from './about.ts';
import type { Reading } from './blocks.ts';
import { withIncluded } from './chapters/includes.ts';
import { together } from './chapters/pieces.ts';
import type { ParseContext } from './context.ts';
import { Siblings } from './latex/files.ts';
import { readMarkdown } from './markdown.ts';
import { MEDIA } from './sniff.ts';

/** Reads a text in one of these markups. Throws StetError `unreadable-input` for a notebook that is none. */
export async function readAsMarkdown(mediaType: string, text: string, context: ParseContext): Promise<Reading> {
  const siblings = new Siblings(context);
  const asked = new Set<string>();
  const whole = together(await withIncluded(text.replace(/\r\n?/g, '\n'), { mediaType, asked }, siblings));
  const told = await toldIn(mediaType, whole, context.name);
  const markdown = await readMarkdown(told, context, siblings);
  const read = asked.size === 0 ? markdown : { ...markdown, lists: [...(markdown.lists ?? []), ...asked] };
  // Lines of what was told in Markdown are in no file; those of lists beside it are.
  const reading = { ...read, places: (read.places ?? []).filter(({ at }) => at.file !== undefined) };
  const about = aboutText(MEDIA.markdown, told);
  return about === null ? reading : { ...reading, about };
}

/** A text in one of these markups as Markdown; Markdown as it is. Throws StetError `unreadable-input` for a notebook that is none. */
export async function toldIn(mediaType: string, text: string, name: string): Promise<string> {
  switch (mediaType) {
    case MEDIA.markdown:
    case MEDIA.plain:
      return text;
    case MEDIA.notebook:
      return (await import('./notebook.ts')).notebookAsMarkdown(text, name);
    case MEDIA.org:
      return (await import('./markup/org.ts')).orgAsMarkdown(text);
    case MEDIA.rst:
      return (await import('./markup/rst.ts')).rstAsMarkdown(text);
    case MEDIA.asciidoc:
      return (await import('./markup/asciidoc.ts')).asciidocAsMarkdown(text);
    case MEDIA.textile:
      return (await import('./markup/textile.ts')).textileAsMarkdown(text);
    case MEDIA.wiki:
      return (await import('./markup/wiki.ts')).wikiAsMarkdown(text);
    case MEDIA.mediawiki:
      return (await import('./markup/mediawiki.ts')).mediawikiAsMarkdown(text);
    default:
      return (await import('./markup/typst.ts')).typstAsMarkdown(text);
  }
}
