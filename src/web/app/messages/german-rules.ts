/** German: what rules say, on the cards. Their own sentences stay English where they are logged. */
import { GERMAN } from '../../../report/said/german.ts';
import { clauseIn, noteIn, saidIn } from '../../../report/said/index.ts';
import type { RULES as ENGLISH } from './english-rules.ts';

export const RULES: typeof ENGLISH = {
  said: (rule, says) => saidIn(GERMAN, rule, says),
  clause: (why) => clauseIn(GERMAN, why),
  noted: (note) => noteIn(GERMAN, note),
};
