/**
 * The judge's weights file: its layout and reading it. In Node it lies beside this file and is read once, when the first claim
 * is judged; a browser, which has no files, hands the bytes in with `useJudgeWeights` beforehand.
 *
 * Layout, little-endian, every section at a multiple of four bytes: "STETJDG2", length of the header, header (JSON), then the word
 * tables (hashes u32, rarity u8, classes u16, kinds u8, begins u32, relations u32) and the trees of each forest (slopes f32, one
 * a feature; sizes u16, features i16, cuts f32, left children u16, values f32).
 */
import { StetError } from '../../../errors.ts';
import { packSections, unpackSections } from '../../../text/packed.ts';
import { Lexicon, type LexiconTables } from './lexicon.ts';
import type { Forest, Tree } from './trees.ts';

/** What a forest was trained for: that the evidence bears the claim out; that it says the contrary. */
export const FORESTS = ['supported', 'contradicted'] as const;
export type ForestName = (typeof FORESTS)[number];

/** Everything learned. */
export interface JudgeWeights {
  /** Names of the features, in the order the trees count them. */
  readonly features: readonly string[];
  readonly tables: LexiconTables;
  readonly forests: Readonly<Record<ForestName, Forest>>;
}

const MAGIC = 'STETJDG2';

interface Header {
  readonly features: readonly string[];
  readonly rows: number;
  readonly edges: number;
  readonly forests: readonly { readonly bias: number; readonly trees: number; readonly nodes: number }[];
}

/** Packs weights into the bytes of a weights file. */
export function packJudge({ features, tables, forests }: JudgeWeights): Uint8Array {
  const all = FORESTS.map((name) => forests[name]);
  const header: Header = {
    features,
    rows: tables.keys.length,
    edges: tables.edges.length,
    forests: all.map(({ bias, trees }) => ({
      bias,
      trees: trees.length,
      nodes: trees.reduce((sum, { feature }) => sum + feature.length, 0),
    })),
  };
  const sections: ArrayBufferView[] = [tables.keys, tables.rarity, tables.classes, tables.kinds, tables.begins, tables.edges];
  for (const { slopes, trees } of all)
    sections.push(
      slopes,
      Uint16Array.from(trees, ({ feature }) => feature.length),
      Int16Array.from(trees.flatMap(({ feature }) => [...feature])),
      Float32Array.from(trees.flatMap(({ cut }) => [...cut])),
      Uint16Array.from(trees.flatMap(({ left }) => [...left])),
      Float32Array.from(trees.flatMap(({ value }) => [...value])),
    );
  return packSections(MAGIC, header, sections);
}

const wrong = (why: string, cause?: unknown): StetError =>
  new StetError(
    'unreadable-input',
    `The weights of the built-in judge cannot be used: ${why}. Take the weights.bin of this very version.`,
    cause === undefined ? undefined : { cause },
  );

/** Unpacks the bytes of a weights file. Throws `unreadable-input` when they are none of this version. */
export function unpackJudge(bytes: Uint8Array): JudgeWeights {
  const { header: read, buffer, take, end } = unpackSections(bytes, MAGIC, wrong);
  const header = read as Header;
  const { rows, edges } = header;
  const tables: LexiconTables = {
    keys: new Uint32Array(buffer, take(rows * 4), rows),
    rarity: new Uint8Array(buffer, take(rows), rows),
    classes: new Uint16Array(buffer, take(rows * 4), rows * 2),
    kinds: new Uint8Array(buffer, take(rows), rows),
    begins: new Uint32Array(buffer, take(rows * 4 + 4), rows + 1),
    edges: new Uint32Array(buffer, take(edges * 4), edges),
  };
  const forests = header.forests.map(({ bias, trees, nodes }): Forest => {
    const slopes = new Float32Array(buffer, take(header.features.length * 4), header.features.length);
    const sizes = new Uint16Array(buffer, take(trees * 2), trees);
    const feature = new Int16Array(buffer, take(nodes * 2), nodes);
    const cut = new Float32Array(buffer, take(nodes * 4), nodes);
    const left = new Uint16Array(buffer, take(nodes * 2), nodes);
    const value = new Float32Array(buffer, take(nodes * 4), nodes);
    let from = 0;
    return {
      bias,
      slopes,
      trees: Array.from(sizes, (size): Tree => {
        const to = from + size;
        const tree = {
          feature: feature.slice(from, to),
          cut: cut.slice(from, to),
          left: left.slice(from, to),
          value: value.slice(from, to),
        };
        from = to;
        return tree;
      }),
    };
  });
  const [supported, contradicted] = forests;
  if (supported === undefined || contradicted === undefined) throw wrong('its parts do not fit together');
  end();
  return { features: header.features, tables, forests: { supported, contradicted } };
}

/** The weights ready for use. */
export interface LoadedJudge {
  readonly lexicon: Lexicon;
  readonly forests: JudgeWeights['forests'];
  readonly features: readonly string[];
}

export const loadedFrom = ({ tables, forests, features }: JudgeWeights): LoadedJudge => ({
  lexicon: new Lexicon(tables),
  forests,
  features,
});

let loaded: LoadedJudge | null = null;

/** Takes the weights from the bytes of a weights file instead of the file beside this one: the way for browsers. */
export function useJudgeWeights(bytes: Uint8Array): void {
  loaded = loadedFrom(unpackJudge(bytes));
}

/** The weights; read from the file on first use. Throws when there is no file system and none were handed in. */
export function judgeWeights(): LoadedJudge {
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
    throw new StetError('usage', 'The built-in judge has no weights here: fetch weights.bin and hand its bytes to useJudgeWeights first.');
  loaded = loadedFrom(unpackJudge(bytes));
  return loaded;
}
