/**
 * What a zip is, by the names of its parts: Word, OpenDocument and EPUB files are archives, and so are slides, tables and folders that
 * somebody packed. The beginning of a file tells most; the directory at its end tells the rest, when it is there.
 */

export type Packed = 'docx' | 'odt' | 'epub' | 'xlsx' | 'ods' | 'pptx' | 'odp' | 'archive' | 'unclear' | { readonly says: string };

/** How much of each end of the file is looked through. */
const LOOKED = 300_000;

const TYPES: readonly (readonly [string, Packed])[] = [
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/epub+zip', 'epub'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
];

const PARTS: readonly (readonly [RegExp, Packed])[] = [
  [/^word\/document\d{0,3}\.xml$/i, 'docx'],
  [/^META-INF\/container\.xml$/, 'epub'],
  [/^content\.xml$/, 'odt'],
  [/^ppt\/presentation\.xml$/i, 'pptx'],
  [/^xl\/workbook\.xml$/i, 'xlsx'],
  [/^xl\/workbook\.bin$/i, { says: 'is a spreadsheet in binary form (.xlsb); save it as .xlsx or .csv' }],
  [/^Index\/Document\.iwa$/, { says: 'is a Pages, Numbers or Keynote file; export it as .docx or PDF' }],
];

/** What the bytes of a zip are. They may be the first part of a file alone: `unclear` then, where only its end would tell. */
export function packedAs(bytes: Uint8Array): Packed {
  const text = (from: number, to: number): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, to - from)).toString('latin1');
  const head = text(0, Math.min(bytes.length, LOOKED));
  const tail = bytes.length <= LOOKED ? head : text(bytes.length - LOOKED, bytes.length);
  if (head.slice(30, 38) === 'mimetype') {
    const told = /^[\w.+/-]{1,80}/.exec(head.slice(38, 160))?.[0] ?? '';
    for (const [type, packed] of TYPES) if (told === type || told.startsWith(`${type}PK`)) return packed;
  }
  const names = [...namesIn(head, 'PK\u0003\u0004', 26, 30), ...namesIn(tail, 'PK\u0001\u0002', 28, 46)];
  for (const [part, packed] of PARTS) if (names.some((name) => part.test(name))) return packed;
  return tail.includes('PK\u0005\u0006') ? 'archive' : 'unclear';
}

/** Names of parts, behind the mark of each: its length stands at `size`, the name at `start`. */
function namesIn(text: string, mark: string, size: number, start: number): string[] {
  const names: string[] = [];
  for (let at = text.indexOf(mark); at >= 0 && names.length < 20_000; at = text.indexOf(mark, at + 4)) {
    const length = text.charCodeAt(at + size) + text.charCodeAt(at + size + 1) * 256;
    if (length > 0 && length < 300) names.push(text.slice(at + start, at + start + length));
  }
  return names;
}
