/**
 * How much the sources' answers can bear (design § 3): from what was asked and what came of it, whether enough sources
 * that cover the work answered. "Not there", "could not ask" and "did not ask" stay three facts.
 */
import type { Unread } from '../../model/evidence.ts';
import type { Asked, Coverage } from '../../model/source.ts';
import type { CoverageFact } from '../../model/verdict.ts';

/** Coverage, and whether a source that might know better was silent. */
export interface CoverageFacts {
  readonly fact: CoverageFact;
  readonly silent: boolean;
}

/** Reasons for not asking that leave a gap: the source could have been asked and might have known. */
const GAPS: ReadonlySet<string> = new Set(['offline', 'switched-off']);

/** What is said of a source that knows a cited identifier to be registered and no more. */
const UNTOLD = 'does not tell what the identifier names';

type Standing = { covers: Coverage; answered: boolean; down: string | null; unasked: string | null };

const WIDTH: Readonly<Record<Coverage, number>> = { no: 0, broad: 1, authoritative: 2 };
const wider = (a: Coverage, b: Coverage): Coverage => (WIDTH[a] < WIDTH[b] ? b : a);

/**
 * Takes every question asked about one reference. A source that answered with other works counts as having answered: a
 * search gives its nearest record whether or not it is the one. Gives the coverage; `silent` is true when any source that
 * was asked did not answer, or one that covers the work was not asked while none that holds all such works answered. `unread` are those who did not tell of what
 * work a cited identifier is: it may be the one meant, which then cannot be called absent.
 */
export function coverageOf(asked: readonly Asked[], unread: readonly Unread[] = []): CoverageFacts {
  const work = asked.filter((row) => row.question === 'work');
  const standings = new Map<string, Standing>();
  // Whose an iD is may settle who wrote a work: who was asked that and kept silent might have known better.
  for (const row of work.length > 0 ? asked.filter(({ question }) => question !== 'identifier') : asked) {
    const before = standings.get(row.adapter) ?? { covers: row.covers, answered: false, down: null, unasked: null };
    const { lookup } = row;
    standings.set(row.adapter, {
      covers: wider(before.covers, row.covers),
      answered: before.answered || lookup.kind === 'found' || lookup.kind === 'absent',
      down: before.down ?? (lookup.kind === 'unavailable' ? lookup.why : null),
      unasked: before.unasked ?? (lookup.kind === 'not-asked' && GAPS.has(lookup.why) ? lookup.why : null),
    });
  }
  const all = [...standings];
  // A source that failed once failed: what it would have said to that question is not known, whatever else it answered.
  const heard = all.filter(([, one]) => one.covers !== 'no' && one.answered && one.down === null);
  // Whoever was asked and did not answer might have known, even one that promises nothing for such works.
  const down = all.filter(([, one]) => one.down !== null);
  const unasked = all.filter(([, one]) => one.covers !== 'no' && one.down === null && !one.answered && one.unasked !== null);
  const holdsAll = heard.some(([, one]) => one.covers === 'authoritative');
  const gap = [...down, ...unasked];
  const untold = unread.filter(({ adapter }) => !gap.some(([name]) => name === adapter));
  const answered = holdsAll
    ? down.length === 0 && !unasked.some(([, one]) => one.covers === 'authoritative')
    : heard.length >= 2 && gap.length === 0;
  return {
    fact: {
      kind: answered && untold.length === 0 ? 'complete' : heard.length > 0 ? 'partial' : 'none',
      absent: heard.map(([name]) => name),
      missing: [
        ...gap.map(([adapter, one]) => ({ adapter, why: one.down ?? one.unasked ?? '' })),
        ...untold.map(({ adapter, why }) => ({ adapter, why: why ?? UNTOLD })),
      ],
    },
    silent: down.length > 0 || untold.some(({ why }) => why !== null) || (unasked.length > 0 && !holdsAll),
  };
}
