/** Where LaTeX words go: into a `Scribe`, an empty line ending the paragraph, links noted where they stand. */
import type { Scribe } from '../blocks.ts';
import type { TexCommand, TexSink } from '../tex/place.ts';
import { Tex } from '../tex/text.ts';

/** A sink that writes into `scribe`; `close` is called whenever an empty line ends a block. Null keeps empty lines as spaces. */
export function scribeSink(scribe: Scribe, close: (() => void) | null): TexSink {
  return {
    write(text) {
      if (close === null || !/\n[ \t\r]*\n/.test(text)) {
        scribe.write(text);
        return;
      }
      for (const [at, part] of text.split(/\n[ \t\r]*\n\s*/).entries()) {
        if (at > 0) close();
        scribe.write(part);
      }
    },
    link(href) {
      const start = scribe.mark();
      return () => {
        if (scribe.end > start && /^(https?|ftp|mailto):/i.test(href)) scribe.links.push({ span: { start, end: scribe.end }, href });
      };
    },
  };
}

/** Writes LaTeX source as words of the block that is being written. */
export function writeTex(source: string, scribe: Scribe, commands: ReadonlyMap<string, TexCommand>): void {
  new Tex(source, scribeSink(scribe, null), commands).run();
}
