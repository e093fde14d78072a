/** PDFs written out by hand, object by object, for what no library that makes PDFs makes. */

/** A file of these objects, numbered from 1; the first is the catalogue. Its table of places is right. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  const parts = ['%PDF-1.7\n'];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, at) => {
    const text = `${at + 1} 0 obj\n${object}\nendobj\n`;
    places.push(length);
    length += text.length;
    parts.push(text);
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Uint8Array.from(parts.join(''), (letter) => letter.charCodeAt(0));
}

export const stream = (content: string, entries = ''): string => `<</Length ${content.length}${entries}>>\nstream\n${content}\nendstream`;

/** One page that shows these codes (as hexadecimal), a line each, in one font. More objects may follow, from number 6. */
export function pageOf(
  lines: readonly string[],
  font: string,
  { box = '0 0 595 842', page = '', more = [] as readonly string[], trailer = '' } = {},
): Uint8Array {
  const shown = lines.map((codes, n) => `1 0 0 1 72 ${760 - n * 18} Tm <${codes}> Tj`).join('\n');
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${page}>>`,
      stream(`BT /F 12 Tf\n${shown}\nET`),
      font,
      ...more,
    ],
    trailer,
  );
}
