/** The numbers behind `p_valid`, as scripts/calibrate.ts fitted them; what they are and what they were fitted to: docs/method.md. */
import type { Table } from './likelihood.ts';

export const TABLE: Table = {
  standing: { exist: 5.8, exist_minor: 0.14, unsure: -0.01, guarded: -0.16, fake: -3.74, unknown: 0.62 },
  cost: {
    title: { match: 0, unknown: 0.42, partial: 0.18, weak: 0.33, not_match: 0.48 },
    authors: { match: 0, unknown: 0.96, partial: 0.15, weak: 0.3, not_match: 0.45 },
    venue: { match: 0, unknown: 0, partial: 0.52, weak: 0.67, not_match: 0.82 },
    date: { match: 0, unknown: 0, partial: 0.22, weak: 0.38, not_match: 1.25 },
    url: { match: 0, unknown: 0.85, partial: 0.18, weak: 0.33, not_match: 0.48 },
    doi: { match: 0, unknown: 0, partial: 0.48, weak: 0.72, not_match: 1.14 },
  },
};
