/** The catalogue of the pages, in English: every sentence that a page itself says. What a server or a rule says is not in it. */
import { CARDS } from './english-cards.ts';
import { DESK } from './english-desk.ts';
import { PAGES } from './english-pages.ts';
import { PLAYGROUND } from './english-playground.ts';
import { RULES } from './english-rules.ts';
import { TRACES } from './english-trace.ts';

export const ENGLISH = { ...PAGES, ...DESK, ...CARDS, ...TRACES, ...RULES, ...PLAYGROUND };

/** What every catalogue has: the same keys, the same arguments. */
export type Messages = typeof ENGLISH;
