/** German, as rules are made to speak it. */
import { CLAUSES } from './german-clauses.ts';
import { SENTENCES } from './german-sentences.ts';
import { lacking, partsWith } from './german-words.ts';
import type { Tongue } from './index.ts';

export const GERMAN: Tongue = { sentences: SENTENCES, clauses: CLAUSES, inGap: partsWith, loose: lacking };
