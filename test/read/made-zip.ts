/** Writes small archives, whole and broken, for the tests of the Word reader. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface MadeEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Says another size than it has. */
  readonly says?: number;
  readonly encrypted?: boolean;
}

/** An archive of these entries, deflated, in this order. */
export function zipOf(entries: readonly MadeEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, says, encrypted } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(encrypted ? 1 : 0, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says ?? bytes.length, 22);
    head.writeUInt16LE(title.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    head.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    locals.push(head, title, packed);
    directory.push(central, title);
    offset += 30 + title.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A Word file with this body, and other parts by path. */
export function docxOf(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>` },
    ...Object.entries(parts).map(([name, content]) => ({ name, content: content.replace('W_NS', W) })),
  ]);
}
