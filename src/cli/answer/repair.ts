/**
 * `stet answer --repair`: the answer with its citations put right, what is not borne out said more softly, and a line on standard error
 * for each change. The file that was checked is never written to.
 */
import { resolve } from 'node:path';
import type { PreparedAnswerSource } from '../../answer.ts';
import { type AnswerEdit, type AnswerRepair, repairAnswerWith, type WaitingRepairOptions } from '../../corrections.ts';
import { factsOf } from '../../extract/facts.ts';
import { answerOptionsOf, claimCheckOf, splitterOf } from '../../judging.ts';
import type { NotLookedAt } from '../../lookup/fact-pages.ts';
import type { AuditEvent } from '../../model/event.ts';
import type { Settings } from '../../settings/index.ts';
import { openWebFacts } from '../../web-facts.ts';
import { writeWhole } from '../output.ts';
import type { World } from '../world.ts';

/** A repair, and what was asked for it: of models, and of the world outside. */
export interface Repaired {
  readonly repair: AnswerRepair;
  readonly replies: readonly string[];
  readonly asked: readonly Extract<AuditEvent, { ev: 'asked' }>[];
  /** Pages that were listed and not read, and facts for which no search was left. Told, never logged: they decide nothing. */
  readonly missed: readonly NotLookedAt[];
}

/** What the settings make of a repair, with what is heard and asked on the way. */
export interface RepairWorld {
  readonly options: WaitingRepairOptions;
  readonly replies: readonly string[];
  readonly asked: readonly Extract<AuditEvent, { ev: 'asked' }>[];
  readonly missed: readonly NotLookedAt[];
  close(): Promise<void>;
}

/**
 * Corrections, facts and softening can each be switched off (seed 003's names). The judges that the
 * settings name are asked, a language model splits what rules keep whole, and where `web` is on and a search engine is named, facts
 * that the sources do not bear out are looked for there. With `replay`, nobody is asked anything anew. To be closed.
 */
export async function repairWorld(
  settings: Settings,
  { told, signal, replay = false }: { readonly told: (why: string) => void; readonly signal: AbortSignal; readonly replay?: boolean },
): Promise<RepairWorld> {
  const { enable_verification_retrieval: retrieval, verification_retrieval: seed } = settings.citation_verification;
  const replies: string[] = [];
  const asked: Extract<AuditEvent, { ev: 'asked' }>[] = [];
  const world = { told, replay, used: (snapshot: string) => replies.push(snapshot) };
  const missed: NotLookedAt[] = [];
  const { judges, ...options } = (await claimCheckOf(settings, world)) ?? { ...answerOptionsOf(settings), judges: [] };
  const facts = retrieval && seed.enable_verification_retrieval;
  const splitter = facts ? splitterOf(settings, world) : null;
  const outside = facts
    ? await openWebFacts(
        settings,
        (event) => asked.push(event),
        signal,
        (what) => missed.push(what),
      )
    : null;
  return {
    options: {
      ...options,
      facts: factsOf,
      judges,
      soften: facts,
      softening: seed.softening_strategies,
      ...(splitter === null ? {} : { splitter }),
      ...(outside === null ? {} : { outside }),
      signal,
    },
    replies,
    asked,
    missed,
    close: async () => outside?.close(),
  };
}

/** An answer put right as the settings say. */
export async function repairOf(
  text: string,
  sources: readonly PreparedAnswerSource[],
  settings: Settings,
  asking: Parameters<typeof repairWorld>[1],
): Promise<Repaired> {
  const { options, close, ...heard } = await repairWorld(settings, asking);
  try {
    return { repair: await repairAnswerWith(text, sources, options), ...heard };
  } finally {
    await close();
  }
}

/** Writes the repaired answer, and says what was changed, what is still open, and what could not be looked for. */
export function writeRepair({ repair, asked, missed }: Repaired, file: string, world: World): void {
  if (file === '-') world.stdout.write(repair.text);
  else writeWhole(resolve(world.cwd, file), repair.text);
  tellEdits(repair.edits, world);
  const open = repair.after.claims.filter(({ outcome }) => outcome !== 'supported' && outcome !== 'unverifiable').length;
  const changes = repair.edits.length;
  world.stderr.write(
    `${changes === 0 ? 'Nothing to change' : changes === 1 ? '1 change' : `${changes} changes`}${open === 0 ? '' : `; ${open} still open`}.\n`,
  );
  tellMissed(asked, missed, world);
}

/** A line for each change. */
export function tellEdits(edits: readonly AnswerEdit[], { stderr }: World): void {
  for (const edit of edits) stderr.write(`${lineOf(edit)}\n`);
}

/** What could not be looked for. */
export function tellMissed(asked: Repaired['asked'], missed: readonly NotLookedAt[], { stderr }: World): void {
  for (const line of notLookedFor(asked, missed)) stderr.write(`${line}\n`);
}

/** Pages named one by one; of the rest, how many there are. */
const NAMED = 5;

/** A line for each way in which something was not looked for: no search engine, no search left, pages that nobody could read. */
function notLookedFor(asked: Repaired['asked'], missed: readonly NotLookedAt[]): string[] {
  const lines: string[] = [];
  const down = asked.filter(({ outcome }) => outcome === 'unavailable');
  const [first] = down;
  if (first !== undefined)
    lines.push(
      `${down.length} of ${asked.length} searches could not be made, since ${first.adapter} did not answer as a search engine does: what they were for was not looked for.`,
    );
  const facts = missed.filter((one) => 'fact' in one);
  if (facts.length > 0)
    lines.push(
      `${facts.length === 1 ? '1 more fact was' : `${facts.length} more facts were`} not looked for, since no search was left (citation_verification.verification_retrieval.max_searches: ${asked.length}).`,
    );
  const pages = new Map(missed.flatMap((one) => ('page' in one ? [[one.page, one.why] as const] : [])));
  if (pages.size === 0) return lines;
  lines.push(
    `${pages.size === 1 ? '1 page' : `${pages.size} pages`} that a search listed could not be read, so nothing is said of ${pages.size === 1 ? 'it' : 'them'}:`,
  );
  for (const [page, why] of [...pages].slice(0, NAMED)) lines.push(`  ${plain(page)} (${plain(why)})`);
  if (pages.size > NAMED) lines.push(`  and ${pages.size - NAMED} more`);
  return lines;
}

const WORDS = { REPLACE: 'replaced', REMOVE: 'removed', ADD_ALTERNATE: 'added to', CORRECT: 'put right', SOFTEN: 'softened' } as const;

const lineOf = ({ action, before, replacement, why }: AnswerEdit): string =>
  `${WORDS[action]}: ${plain(before)}${replacement === '' ? '' : ` → ${plain(replacement)}`} (${plain(why)})`;

/** Text of others on one line, without what moves a terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 400);
