/**
 * Builds the learned tables of the lexicon from bibliographic records (CSL-JSON lines) and a list of journal names with their
 * abbreviations: the profile of each frequent word, and hashes of the names of venues.
 */
import { hashOf, mix } from '../../src/extract/parse/lexicon.ts';
import { venueHash } from '../../src/extract/parse/words.ts';

const KINDS = ['family', 'given', 'title', 'venue', 'publisher'] as const;
type Kind = (typeof KINDS)[number];

export interface Tables {
  readonly wordKeys: Uint32Array;
  readonly wordProfiles: Uint16Array;
  readonly venueKeys: Uint32Array;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];

/** Hash of a venue's name, word by word as `features.ts` walks over a reference; null for names too short to tell anything. */
function venueKey(name: string): number | null {
  const words = name.match(/[\p{L}\p{M}\p{N}][^\s,:;()[\]/&.]*/gu) ?? [];
  if (words.length === 0 || words.length > 14 || (words.length === 1 && (words[0] ?? '').length < 4)) return null;
  return words.reduce((hash, word) => mix(hash, venueHash(word.replace(/[^\p{L}\p{M}\p{N}]+$/u, ''))), 17);
}

/** Collects counts from records, then gives the tables. */
export class LexiconBuilder {
  private readonly counts = new Map<string, Float32Array>();
  private readonly venues = new Map<string, number>();
  private readonly totals = new Float64Array(KINDS.length);

  word(text: string | undefined, kind: Kind, weight = 1): void {
    if (text === undefined) return;
    const column = KINDS.indexOf(kind);
    for (const word of wordsOf(text)) {
      let row = this.counts.get(word);
      if (row === undefined) {
        row = new Float32Array(KINDS.length);
        this.counts.set(word, row);
      }
      row[column] = (row[column] ?? 0) + weight;
      this.totals[column] = (this.totals[column] ?? 0) + weight;
    }
  }

  venue(name: string, weight = 1): void {
    this.venues.set(name, (this.venues.get(name) ?? 0) + weight);
  }

  /** Tables with the `most` most frequent words, and venues seen at least `least` times. */
  tables(most: number, least: number): Tables {
    const rows = [...this.counts.entries()]
      .map(([word, row]) => ({ word, row, sum: row.reduce((a, b) => a + b, 0) }))
      .filter(({ sum }) => sum >= 3);
    rows.sort((a, b) => b.sum - a.sum);
    const kept = rows.slice(0, most);
    const all = this.totals.reduce((a, b) => a + b, 0);
    const profiles = kept.map(({ row }) => {
      const rates = [...row].map((count, kind) => count / Math.max(1, (this.totals[kind] ?? 1) / all));
      const sum = rates.reduce((a, b) => a + b, 0);
      return rates.reduce(
        (profile, rate, kind) => profile | ((rate / sum > 0.7 ? 3 : rate / sum > 0.25 ? 2 : rate / sum > 0.03 ? 1 : 0) << (2 * kind)),
        0,
      );
    });
    const venueKeys = new Set<number>();
    for (const [name, count] of this.venues) {
      const key = count >= least ? venueKey(name) : null;
      if (key !== null) venueKeys.add(key);
    }
    return {
      wordKeys: Uint32Array.from(kept, ({ word }) => hashOf(word.replace(/\d/g, '0'))),
      wordProfiles: Uint16Array.from(profiles),
      venueKeys: Uint32Array.from(venueKeys),
    };
  }
}
