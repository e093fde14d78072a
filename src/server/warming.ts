/**
 * Makes a worker ready before somebody waits for it. The first document costs seconds that no later one does: the PDF library is
 * loaded, the reference parser reads its weights, the index's pages come from the disk, and everything runs uncompiled. So an
 * invented document is read and checked first, in local sources alone, with no log and no trace of it anywhere.
 */
import type { OpenRun } from '../assemble.ts';
import { type ReadOptions, readDocument, verify } from '../index.ts';

const PAGES = 6;
const ROUNDS = 3;

const entry = (n: number): string =>
  `[${n}] A. B. Writer, C. Other, and D. Third. ${1960 + n}. A title of some words about thing number ${n}.
    Journal of Things ${n}(2):${n * 10}-${n * 10 + 9}. doi:10.5555/warm.${n}`;
const LIST = ['References', '', ...Array.from({ length: 19 }, (_, i) => entry(i + 1).split('\n')).flat()];
const PROSE = 'Earlier work has told of this at length [3], and it is told here again [5, 7]. ';

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

/** Reads and checks the invented document a few times, until told to stop. Never throws: what does not get warm is cold. */
export async function warm(limits: NonNullable<ReadOptions['limits']>, startRun: () => OpenRun, signal: AbortSignal): Promise<void> {
  const bytes = inventedPdf();
  // Reading is not broken off: that would end the reader, which the document that comes has use for.
  const read = (): ReturnType<typeof readDocument> => readDocument({ name: 'warm.pdf', bytes, mediaType: 'application/pdf' }, { limits });
  try {
    for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
      // Two at once, as many readers are kept; the second is started when the first is warm.
      const [document] = await Promise.all(round === 0 ? [read()] : [read(), read()]);
      // Nobody outside is asked for it, be it a registry or a model.
      const { witness, gatherers, ...run } = startRun();
      await verify(document, { ...run, signal, adapters: run.adapters.filter(({ remote }) => !remote), progress: () => undefined });
    }
  } catch {
    // A document says what is wrong when there is one.
  }
}
