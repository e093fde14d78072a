/**
 * `stet answer --repair`: the answer with its citations put right, what is not borne out said more softly, and a line on standard error
 * for each change. The file that was checked is never written to.
 */
import { resolve } from 'node:path';
import { type AnswerEdit, type AnswerOptions, type AnswerRepair, builtInJudge, type PreparedAnswerSource, repairAnswer } from '../index.ts';
import type { Settings } from '../settings/index.ts';
import { writeWhole } from './output.ts';
import type { World } from './world.ts';

/** What the settings make of a repair: corrections, facts and softening can each be switched off (seed 003's names). */
export function repairOf(text: string, sources: readonly PreparedAnswerSource[], options: AnswerOptions, settings: Settings): AnswerRepair {
  const { enable_verification_retrieval: retrieval, verification_retrieval: seed } = settings.citation_verification;
  return repairAnswer(text, sources, {
    ...options,
    judge: builtInJudge(),
    soften: retrieval && seed.enable_verification_retrieval,
    softening: seed.softening_strategies,
  });
}

/** Writes the repaired answer, and says what was changed and what is still open. */
export function writeRepair(repair: AnswerRepair, file: string, world: World): void {
  if (file === '-') world.stdout.write(repair.text);
  else writeWhole(resolve(world.cwd, file), repair.text);
  for (const edit of repair.edits) world.stderr.write(`${lineOf(edit)}\n`);
  const open = repair.after.claims.filter(({ outcome }) => outcome !== 'supported' && outcome !== 'unverifiable').length;
  const changes = repair.edits.length;
  world.stderr.write(
    `${changes === 0 ? 'Nothing to change' : changes === 1 ? '1 change' : `${changes} changes`}${open === 0 ? '' : `; ${open} still open`}.\n`,
  );
}

const WORDS = { REPLACE: 'replaced', REMOVE: 'removed', ADD_ALTERNATE: 'added to', SOFTEN: 'softened' } as const;

const lineOf = ({ action, before, replacement, why }: AnswerEdit): string =>
  `${WORDS[action]}: ${plain(before)}${replacement === '' ? '' : ` → ${plain(replacement)}`} (${plain(why)})`;

/** Text of others on one line, without what moves a terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').slice(0, 400);
