/** German, as rules are made to speak it. */
import { CLAUSES } from './german-clauses.ts';
import { REASONS } from './german-reasons.ts';
import { SENTENCES } from './german-sentences.ts';
import { lacking, partsWith } from './german-words.ts';
import type { Tongue } from './index.ts';

export const GERMAN: Tongue = { sentences: SENTENCES, clauses: [...CLAUSES, ...REASONS], inGap: partsWith, loose: lacking };
