/** Words beside a verb by which what looks like the doer is none. */
import { anyOf } from '../../text/any-of.ts';

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
