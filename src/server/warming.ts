/**
 * Makes a worker ready before somebody waits for it. The first document costs seconds that no later one does: the PDF library is
 * loaded, the reference parser reads its weights, the index's pages come from the disk, and everything runs uncompiled. So an
 * invented document is read and checked first, in local sources alone, with no log and no trace of it anywhere.
 */
import type { OpenRun } from '../assemble.ts';
import { type ReadOptions, readDocument, verify } from '../index.ts';
import type { Block, Document } from '../model/document.ts';

const PAGES = 6;
const ROUNDS = 3;

/** Words of the invented titles: none is so common that to look for it is to look through the whole index. */
const WORDS =
  'umbrellas coral lagoons weathered porcelain drifting glaciers orchard lanterns tidal copper violins migrating harbours frozen meadows'.split(
    ' ',
  );
const titleOf = (n: number): string =>
  Array.from({ length: 5 }, (_, i) => WORDS[(n * 7 + i * (3 + (n % 4))) % WORDS.length] ?? '')
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
const entry = (n: number): string =>
  `[${n}] A. B. Writer, C. Other, and D. Third. ${1960 + n}. ${titleOf(n)} of the northern shore.
    Journal of Things ${n}(2):${n * 10}-${n * 10 + 9}. doi:10.5555/warm.${n}`;
const ENTRIES = Array.from({ length: 19 }, (_, i) => entry(i + 1));
const LIST = ['References', '', ...ENTRIES.flatMap((one) => one.split('\n'))];
const PROSE = 'Earlier work has told of this at length [3], and it is told here again [5, 7]. ';

/** The same list as a document that was read already: what comes after the reading gets warm while a reader starts. */
export function inventedDocument(): Document {
  const pieces: readonly (readonly [Block['kind'], string])[] = [
    ['paragraph', PROSE.repeat(20).trim()],
    ['heading', 'References'],
    ...ENTRIES.map((one) => ['reference', one.replace(/\s+/g, ' ')] as const),
  ];
  let text = '';
  const blocks = pieces.map(([kind, words]): Block => {
    const start = text.length;
    text += `${words}\n\n`;
    return { kind, span: { start, end: start + words.length }, ...(kind === 'heading' ? { level: 1 } : {}) };
  });
  const nothing = { links: [], notes: [], citations: [], entries: [], pages: [], skipped: [] };
  return { id: 'sha256:warm', name: 'warm', mediaType: 'text/plain', text, blocks, ...nothing };
}

/** A PDF of some pages in one of the typefaces that every reader brings along. */
export function inventedPdf(): Buffer {
  const lines = [
    ...Array.from({ length: (PAGES - 1) * 40 }, (_, i) => (i % 40 === 0 ? `${i / 40 + 1} Section` : PROSE.slice(0, 80))),
    ...LIST,
  ];
  const objects: string[] = ['', '<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  const kids: string[] = [];
  for (let at = 0; at < lines.length; at += 40) {
    const shown = lines.slice(at, at + 40).map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) '`);
    const content = `BT /F1 10 Tf 14 TL 60 780 Td\n${shown.join('\n')}\nET`;
    kids.push(`${objects.length} 0 R`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  objects[2] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  let file = '%PDF-1.4\n';
  const places = objects.slice(1).map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = places.map((place) => `${place} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 ${objects.length}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/**
 * Reads and checks the invented document a few times, until told to stop; gives whether it came to the end. Never throws: what does
 * not get warm is cold.
 */
export async function warm(
  limits: NonNullable<ReadOptions['limits']>,
  startRun: () => OpenRun,
  signal: AbortSignal,
  rounds: number = ROUNDS,
): Promise<boolean> {
  const bytes = inventedPdf();
  // Reading is not broken off: that would end the reader, which the document that comes has use for.
  const read = (): ReturnType<typeof readDocument> => readDocument({ name: 'warm.pdf', bytes, mediaType: 'application/pdf' }, { limits });
  const check = async (document: Document): Promise<void> => {
    if (signal.aborted) return;
    // Nobody outside is asked for it, be it a registry or a model.
    const { witness, gatherers, ...run } = startRun();
    await verify(document, { ...run, signal, adapters: run.adapters.filter(({ remote }) => !remote), progress: () => undefined });
  };
  try {
    // The first reader starts in a process of its own; meanwhile everything behind it gets warm here.
    const [first] = await Promise.all([read(), check(inventedDocument())]);
    for (let round = 1; round < rounds && !signal.aborted; round += 1) {
      // Two at once, as many readers are kept; the second is started when the first is warm.
      const [document] = round === 1 ? await Promise.all([read(), read(), check(first)]) : [first];
      await check(document);
    }
    return !signal.aborted;
  } catch {
    // A document says what is wrong when there is one.
    return !signal.aborted;
  }
}
