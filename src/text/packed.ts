/**
 * Numbers in one file: eight letters that name the kind, a header in JSON, and sections of numbers, each from a place that is a multiple
 * of four so that it can be looked at where it lies. Weights of models are kept so.
 */

const padded = (length: number): number => Math.ceil(length / 4) * 4;
/** Bytes before the header: the letters and the header's length. */
const LEAD = 12;

/** Packs a header and sections. `magic`: eight letters. */
export function packSections(magic: string, header: unknown, sections: readonly ArrayBufferView[]): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(header));
  const out = new Uint8Array(LEAD + padded(head.length) + sections.reduce((sum, section) => sum + padded(section.byteLength), 0));
  out.set(new TextEncoder().encode(magic), 0);
  new DataView(out.buffer).setUint32(8, head.length, true);
  out.set(head, LEAD);
  let at = LEAD + padded(head.length);
  for (const section of sections) {
    out.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at);
    at += padded(section.byteLength);
  }
  return out;
}

/** What was unpacked: the header as it was written, and the bytes of the sections, taken one after the other. */
export interface Sections {
  readonly header: unknown;
  readonly buffer: ArrayBuffer;
  /** Where the next section of so many bytes begins. Throws what `wrong` makes when the file is too short for it. */
  take(size: number): number;
  /** Throws what `wrong` makes unless everything was taken. */
  end(): void;
}

/** Unpacks what `packSections` packed. `wrong` makes the error that is thrown when the bytes are something else. */
export function unpackSections(bytes: Uint8Array, magic: string, wrong: (why: string, cause?: unknown) => Error): Sections {
  if (bytes.length < LEAD + 4 || new TextDecoder().decode(bytes.subarray(0, 8)) !== magic) throw wrong('this is no weights file');
  // A copy that begins at its buffer's beginning: the sections are looked at where they lie.
  const copy = new Uint8Array(bytes);
  const { buffer, length: all } = copy;
  const length = new DataView(buffer).getUint32(8, true);
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder().decode(copy.subarray(LEAD, LEAD + length)));
  } catch (cause) {
    throw wrong('its header is damaged', cause);
  }
  let at = LEAD + padded(length);
  return {
    header,
    buffer,
    take(size) {
      const start = at;
      at += padded(size);
      if (at > all) throw wrong(`${at} bytes or more were expected and ${all} found`);
      return start;
    },
    end() {
      if (at !== all) throw wrong(`${at} bytes were expected and ${all} found`);
    },
  };
}
