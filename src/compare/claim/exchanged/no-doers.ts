/** Words beside a verb by which what looks like the doer is none. */
import { anyOf } from '../../../text/any-of.ts';

/** Behind a noun, what it has: the verb tells of the noun still ("rats given the extract learned"). */
export const GIVEN = anyOf('given fed shown taking using receiving wearing having carrying containing drinking eating lacking');
/** Behind "by", when: "doubled by autumn". */
export const TIME = anyOf(
  `autumn spring summer winter noon midnight dawn dusk night morning evening then now early late mid january february march april june july august september
   october november december monday tuesday wednesday thursday friday saturday sunday`,
);
/** What hangs on a noun, and is no doer itself. */
export const PREPOSITION = anyOf(
  'of in on at by for with from to under over among between during after before near against behind within without than as into about above below until since like',
);

const HELPING = anyOf(
  'shall must may might can cannot will would should could had has have did does do not also then later first now only soon still already again therefore thus himself herself itself themselves et al since just',
);

/** What helps a verb, and tells no deed itself. */
export const HELPS = { test: (word: string): boolean => HELPING.test(word) || (word.endsWith('ly') && /^\p{L}{3,12}ly$/u.test(word)) };

/** Behind these a verb stands. */
export const LEADS_VERB = anyOf('shall must may might can cannot will would should could had has have did does do to');

/** What a verb governs begins so. */
export const GOVERNS = anyOf('the a an it them this its his her their half most all some many');
