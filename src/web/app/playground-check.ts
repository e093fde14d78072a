/**
 * The answer of the playground checked while somebody writes: after a pause the server is asked for claims and facts, then for what would
 * put the answer right. A question that is no longer the newest is broken off; what comes late is thrown away.
 */
import { useEffect, useState } from 'preact/hooks';
import type { AnswerEdit, AnswerReport, ClaimFinding } from '../../model/claim.ts';
import { send } from './api.ts';
import { words } from './messages/language.ts';
import { told } from './parts.tsx';
import type { SourceText } from './playground-sample.ts';
import { isClaimFinding } from './run-state.ts';

/** What the server proposes, and what the corrected answer checks to. */
export interface Proposal extends Pick<AnswerReport, 'ok' | 'counts' | 'citationsTotal' | 'citationsSupported'> {
  readonly edits: readonly AnswerEdit[];
  readonly text: string;
}

export type CheckedHere = AnswerReport & { readonly health: string; readonly repair?: Proposal };

export interface LiveCheck {
  /** `idle`: there is nothing to check. `correcting`: the report is there, and corrections are being looked for. */
  readonly state: 'idle' | 'waiting' | 'correcting' | 'checked' | 'failed';
  /** The text that `report` is of; it may be older than what stands in the page. */
  readonly answer: string;
  readonly report: CheckedHere | null;
  readonly problem: string;
}

const IDLE: LiveCheck = { state: 'idle', answer: '', report: null, problem: '' };

/** How long nobody writes before the server is asked, in milliseconds. */
const PAUSE = 400;

/**
 * The sources as the server is to call them: by their names, which its sentences then speak of; by their place where a name is missing, bears
 * a number alone, or stands there twice.
 */
export function namedSources(
  sources: readonly SourceText[],
): readonly { readonly id: string; readonly name: string; readonly text: string }[] {
  const taken = new Set<string>();
  return sources.map(({ name, text }, i) => {
    const own = name.trim();
    const id = own === '' || /^[\d\s[\]]*$/.test(own) || taken.has(own) ? words().playground.sourceName(i + 1) : own;
    // A name that another source was given by hand is not taken from it.
    const unique = taken.has(id) ? `${id} (${i + 1})` : id;
    taken.add(unique);
    return { id: unique, name: unique, text };
  });
}

const askedOf = async (answer: string, sources: readonly SourceText[], repair: boolean, signal: AbortSignal): Promise<CheckedHere> => {
  return (await (await send('/v1/verify/answer', { answer, sources: namedSources(sources), repair }, { signal })).json()) as CheckedHere;
};

/** Whether something in the report could be put right. */
const isOpen = ({ claims }: AnswerReport): boolean => claims.some(({ outcome }) => outcome !== 'supported' && outcome !== 'unverifiable');

/** Checks the newest answer and sources, again whenever they change. */
export function useLiveCheck(answer: string, sources: readonly SourceText[]): LiveCheck {
  const [live, setLive] = useState<LiveCheck>(IDLE);
  useEffect(() => {
    if (answer.trim() === '' || sources.every(({ text }) => text.trim() === '')) {
      setLive(IDLE);
      return;
    }
    const gone = new AbortController();
    const set = (change: Partial<LiveCheck>): void => {
      if (!gone.signal.aborted) setLive((now) => ({ ...now, ...change }));
    };
    const check = async (): Promise<void> => {
      try {
        const report = await askedOf(answer, sources, false, gone.signal);
        const open = isOpen(report);
        set({ state: open ? 'correcting' : 'checked', answer, report });
        if (open) set({ state: 'checked', report: await askedOf(answer, sources, true, gone.signal) });
      } catch (thrown) {
        set({ state: 'failed', problem: told(thrown, words().problems.silent) });
      }
    };
    set({ state: 'waiting', problem: '' });
    const timer = setTimeout(() => void check(), PAUSE);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [answer, sources]);
  return live;
}

/** The claims that are still of the text as it stands now: while one writes on, what stands before is not forgotten. */
export function claimsOf({ report, answer: checked }: LiveCheck, answer: string): readonly ClaimFinding[] {
  const claims: readonly unknown[] = Array.isArray(report?.claims) ? report.claims : [];
  const read = claims.filter(isClaimFinding);
  if (checked === answer) return read;
  return read.filter(({ claim: { span } }) => answer.slice(0, span.end) === checked.slice(0, span.end));
}
