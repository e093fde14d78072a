/** The numbers behind `p_valid`, as scripts/calibrate.ts fitted them; what they are and what they were fitted to: docs/method.md. */
import type { Table } from './likelihood-ladder.ts';

export const TABLE: Table = {
  standing: { exist: 5.24, exist_minor: -0.96, unsure: -1.11, guarded: -1.26, fake: -4.23, unknown: 0.43 },
  cost: {
    title: { match: 0, unknown: 0.47, partial: 0.15, weak: 0.3, not_match: 0.45 },
    authors: { match: 0, unknown: 1.28, partial: 0.15, weak: 0.3, not_match: 0.45 },
    venue: { match: 0, unknown: 0, partial: 0.15, weak: 0.3, not_match: 0.45 },
    date: { match: 0, unknown: 0, partial: 0.22, weak: 0.38, not_match: 0.97 },
    url: { match: 0, unknown: 0, partial: 0.22, weak: 0.37, not_match: 1.15 },
    doi: { match: 0, unknown: 0, partial: 0.51, weak: 0.72, not_match: 1.9 },
  },
};
