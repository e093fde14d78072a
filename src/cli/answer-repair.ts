/**
 * `stet answer --repair`: the answer with its citations put right, what is not borne out said more softly, and a line on standard error
 * for each change. The file that was checked is never written to.
 */
import { resolve } from 'node:path';
import {
  type AnswerEdit,
  type AnswerRepair,
  answerOptionsOf,
  claimCheckOf,
  factsOf,
  openWebFacts,
  type PreparedAnswerSource,
  repairAnswerWith,
  splitterOf,
} from '../index.ts';
import type { AuditEvent } from '../model/event.ts';
import type { Settings } from '../settings/index.ts';
import { writeWhole } from './output.ts';
import type { World } from './world.ts';

/** A repair, and what was asked for it: of models, and of the world outside. */
export interface Repaired {
  readonly repair: AnswerRepair;
  readonly replies: readonly string[];
  readonly asked: readonly Extract<AuditEvent, { ev: 'asked' }>[];
}

/**
 * What the settings make of a repair: corrections, facts and softening can each be switched off (seed 003's names). The judges that the
 * settings name are asked, a language model splits what rules keep whole, and where `web` is on and a search engine is named, facts
 * that the sources do not bear out are looked for there. With `replay`, nobody is asked anything anew.
 */
export async function repairOf(
  text: string,
  sources: readonly PreparedAnswerSource[],
  settings: Settings,
  { told, signal, replay = false }: { readonly told: (why: string) => void; readonly signal: AbortSignal; readonly replay?: boolean },
): Promise<Repaired> {
  const { enable_verification_retrieval: retrieval, verification_retrieval: seed } = settings.citation_verification;
  const replies: string[] = [];
  const asked: Extract<AuditEvent, { ev: 'asked' }>[] = [];
  const world = { told, replay, used: (snapshot: string) => replies.push(snapshot) };
  const { judges, ...options } = (await claimCheckOf(settings, world)) ?? { ...answerOptionsOf(settings), judges: [] };
  const facts = retrieval && seed.enable_verification_retrieval;
  const splitter = facts ? splitterOf(settings, world) : null;
  const outside = facts ? await openWebFacts(settings, (event) => asked.push(event), signal) : null;
  try {
    const repair = await repairAnswerWith(text, sources, {
      ...options,
      facts: factsOf,
      judges,
      soften: facts,
      softening: seed.softening_strategies,
      ...(splitter === null ? {} : { splitter }),
      ...(outside === null ? {} : { outside }),
      signal,
    });
    return { repair, replies, asked };
  } finally {
    await outside?.close();
  }
}

/** Writes the repaired answer, and says what was changed, what is still open, and what could not be looked for. */
export function writeRepair({ repair, asked }: Repaired, file: string, world: World): void {
  if (file === '-') world.stdout.write(repair.text);
  else writeWhole(resolve(world.cwd, file), repair.text);
  for (const edit of repair.edits) world.stderr.write(`${lineOf(edit)}\n`);
  const open = repair.after.claims.filter(({ outcome }) => outcome !== 'supported' && outcome !== 'unverifiable').length;
  const changes = repair.edits.length;
  world.stderr.write(
    `${changes === 0 ? 'Nothing to change' : changes === 1 ? '1 change' : `${changes} changes`}${open === 0 ? '' : `; ${open} still open`}.\n`,
  );
  const down = asked.filter(({ outcome }) => outcome === 'unavailable');
  const [first] = down;
  if (first !== undefined)
    world.stderr.write(
      `${down.length} of ${asked.length} searches could not be made, since ${first.adapter} did not answer as a search engine does: what they were for was not looked for.\n`,
    );
}

const WORDS = { REPLACE: 'replaced', REMOVE: 'removed', ADD_ALTERNATE: 'added to', CORRECT: 'put right', SOFTEN: 'softened' } as const;

const lineOf = ({ action, before, replacement, why }: AnswerEdit): string =>
  `${WORDS[action]}: ${plain(before)}${replacement === '' ? '' : ` → ${plain(replacement)}`} (${plain(why)})`;

/** Text of others on one line, without what moves a terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 400);
