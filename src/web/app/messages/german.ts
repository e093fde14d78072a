/** The catalogue of the pages, in German. Its type is that of the English one: a sentence that is missing does not compile. */
import type { Messages } from './english.ts';
import { CARDS } from './german-cards.ts';
import { DESK } from './german-desk.ts';
import { PAGES } from './german-pages.ts';
import { PLAYGROUND } from './german-playground.ts';
import { RULES } from './german-rules.ts';
import { TRACES } from './german-trace.ts';

export const GERMAN: Messages = { ...PAGES, ...DESK, ...CARDS, ...TRACES, ...RULES, ...PLAYGROUND };
