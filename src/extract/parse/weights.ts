/**
 * The weights file: its layout, reading it, and where it comes from. In Node it lies beside this file and is read once, when
 * the first reference is parsed; a browser, which has no files, hands the bytes in with `useWeights` beforehand.
 *
 * Layout, little-endian, every section at a multiple of four bytes: "STETCRF1", length of the header, header (JSON), feature
 * hashes (u32; those asked for most first), feature rows (i8, one column a label), first-label scores (f32), step scores (f32), word hashes (u32), word
 * profiles (u16), venue hashes (u32).
 */
import { StetError } from '../../errors.ts';
import { packSections, unpackSections } from '../../text/packed.ts';
import { type Model, SUMS } from './crf.ts';
import { GAPS } from './features.ts';
import { LABELS } from './labels.ts';
import { HashTable, type Lexicon } from './lexicon.ts';
import { RowTable } from './rows.ts';

/** Everything learned: the model and the tables its features need. */
export interface Learned {
  readonly model: Model;
  readonly lexicon: Lexicon;
}

/** A weights file before it is packed, or after it is unpacked. */
export interface WeightsFile {
  readonly featureKeys: Uint32Array;
  readonly rows: Int8Array;
  /** What a step of one in `rows` is worth. */
  readonly scale: number;
  readonly first: Float32Array;
  readonly steps: Float32Array;
  readonly wordKeys: Uint32Array;
  readonly wordProfiles: Uint16Array;
  readonly venueKeys: Uint32Array;
  /** Slope and intercept that turn the log-odds of a labelling into confidence. */
  readonly calibration: readonly number[];
}

const MAGIC = 'STETCRF1';

interface Header {
  readonly labels: readonly string[];
  readonly gaps: number;
  readonly features: number;
  readonly words: number;
  readonly venues: number;
  readonly scale: number;
  readonly calibration: readonly number[];
}

/** Packs weights into the bytes of a weights file. */
export function packWeights(file: WeightsFile): Uint8Array {
  const header: Header = {
    labels: LABELS,
    gaps: GAPS,
    features: file.featureKeys.length,
    words: file.wordKeys.length,
    venues: file.venueKeys.length,
    scale: file.scale,
    calibration: file.calibration,
  };
  const sections = [file.featureKeys, file.rows, file.first, file.steps, file.wordKeys, file.wordProfiles, file.venueKeys];
  return packSections(MAGIC, header, sections);
}

const wrong = (why: string, cause?: unknown): StetError =>
  new StetError(
    'unreadable-input',
    `The weights of the reference parser cannot be used: ${why}. Take the weights.bin of this very version.`,
    cause === undefined ? undefined : { cause },
  );

/** Unpacks the bytes of a weights file. Throws `unreadable-input` when they are no weights of this version. */
export function unpackWeights(bytes: Uint8Array): WeightsFile {
  const { header: read, buffer, take, end } = unpackSections(bytes, MAGIC, wrong);
  const header = read as Header;
  const columns = LABELS.length;
  if (header.gaps !== GAPS || header.labels.join() !== LABELS.join()) throw wrong('they were trained for other labels');
  const file: WeightsFile = {
    featureKeys: new Uint32Array(buffer, take(header.features * 4), header.features),
    rows: new Int8Array(buffer, take(header.features * columns), header.features * columns),
    scale: header.scale,
    first: new Float32Array(buffer, take(columns * 4), columns),
    steps: new Float32Array(buffer, take(GAPS * columns * columns * 4), GAPS * columns * columns),
    wordKeys: new Uint32Array(buffer, take(header.words * 4), header.words),
    wordProfiles: new Uint16Array(buffer, take(header.words * 2), header.words),
    venueKeys: new Uint32Array(buffer, take(header.venues * 4), header.venues),
    calibration: header.calibration,
  };
  end();
  return file;
}

/** The learned values of a weights file, ready for use. */
export function learnedFrom(file: WeightsFile): Learned & { readonly calibration: readonly number[] } {
  return {
    model: {
      labels: LABELS.length,
      table: new RowTable(file.featureKeys, file.rows, LABELS.length, SUMS),
      scale: file.scale,
      first: file.first,
      steps: file.steps.map((score) => Math.exp(score)),
    },
    lexicon: { words: new HashTable(file.wordKeys, file.wordProfiles), venues: new HashTable(file.venueKeys, null) },
    calibration: file.calibration,
  };
}

let loaded: ReturnType<typeof learnedFrom> | null = null;

/** Takes the weights from the bytes of a weights file instead of the file beside this one: the way for browsers. */
export function useWeights(bytes: Uint8Array): void {
  loaded = learnedFrom(unpackWeights(bytes));
}

/** The learned values; read from the file on first use. Throws when there is no file system and no weights were handed in. */
export function learned(): ReturnType<typeof learnedFrom> {
  if (loaded !== null) return loaded;
  // Not a static import: the file must load in a browser too.
  const files = typeof process === 'object' ? process.getBuiltinModule?.('node:fs') : undefined;
  let bytes: Uint8Array | undefined;
  try {
    bytes = files?.readFileSync(new URL('./weights.bin', import.meta.url));
  } catch {
    // A bundler has melted this code into another file, beside which there are none.
  }
  if (bytes === undefined)
    throw new StetError('usage', 'The reference parser has no weights here: fetch weights.bin and hand its bytes to useWeights first.');
  loaded = learnedFrom(unpackWeights(bytes));
  return loaded;
}
