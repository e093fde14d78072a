/**
 * A run's log as a person reads it: for each citation what it said, who was asked and what came back, what was concluded, in the
 * order it was logged. Made of the logged lines alone, so it shows what was decided then. Lines that cannot be read are shown
 * as they stand; none is left out.
 */
import type { LogLine } from '../../model/event.ts';
import { visible } from '../../report/visible.ts';

export interface Step {
  /** Index of its line in the log. */
  readonly i: number;
  readonly time: string;
  /** The event's own name, as logged. */
  readonly ev: string;
  readonly says: string;
  readonly look: 'plain' | 'good' | 'warning' | 'error';
}

export interface Traced {
  /** Number in the order of the log, from 1. */
  readonly n: number;
  readonly ref: string;
  readonly key: string;
  readonly raw: string;
  readonly steps: readonly Step[];
  /** The class that was given; "" when none was. */
  readonly outcome: string;
  /** What was logged of the work besides and is not outdone by its class: `retracted`, `id_points_elsewhere`; "" for nothing. */
  readonly notice: string;
}

export interface Trace {
  readonly citations: readonly Traced[];
  /** Lines that are about no single citation. */
  readonly whole: readonly Step[];
  readonly lines: number;
}

type Fields = Readonly<Record<string, unknown>>;
const text = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? visible(fields[name]) : '');

const percent = (value: unknown): string => (typeof value === 'number' ? `${Math.round(value * 100)} %` : '');

/** What one event says, in a clause, and how it looks. */
function told(ev: LogLine['ev'] | string, fields: Fields): readonly [string, Step['look']] {
  switch (ev) {
    case 'run_started':
      return [`${text(fields, 'name')}, engine ${text(fields, 'engine')}`, 'plain'];
    case 'reference_extracted':
      return [`read as a reference, route ${text(fields, 'route')}`, 'plain'];
    case 'asked': {
      const what = text(fields, 'question') === 'identifier' ? text(fields, 'query') : `“${text(fields, 'query')}”`;
      const why = text(fields, 'why');
      const outcome = text(fields, 'outcome');
      return [
        `${text(fields, 'adapter')} asked for ${what}: ${outcome}${why === '' ? '' : ` (${why})`}`,
        outcome === 'unavailable' ? 'warning' : 'plain',
      ];
    }
    case 'crossref_miss':
      return [`${text(fields, 'doi')} is unknown to its registry`, 'warning'];
    case 'title_mismatch':
      return [`${text(fields, 'doi')} is of another work: “${text(fields, 'actual')}”, title alike ${percent(fields.conf)}`, 'warning'];
    case 'compared': {
      const labels = Object.entries((fields.labels ?? {}) as Fields).filter(([, label]) => label !== 'unknown');
      return [
        `compared with ${text(fields, 'source')}: ${labels.map(([part, label]) => `${part} ${String(label).replace('_', ' ')}`).join(', ')}`,
        'plain',
      ];
    }
    case 'verified':
      return [`found as described: ${text(fields, 'doi') || text(fields, 'source')}`, 'good'];
    case 'retracted':
      return [`retracted${text(fields, 'date') === '' ? '' : ` on ${text(fields, 'date')}`}, says ${text(fields, 'source')}`, 'error'];
    case 'predatory_source':
      return [`its journal is on a list: ${text(fields, 'list')}`, 'warning'];
    case 'cohort_concentrated':
      return [`${percent(fields.share)} of the cited works share authors`, 'warning'];
    case 'warned':
      return [`${text(fields, 'kind').replace(/_/g, ' ')} (${text(fields, 'rule')})`, 'warning'];
    case 'classified':
      return [`by rule ${text(fields, 'rule')}${text(fields, 'coverage') === '' ? '' : `, coverage ${text(fields, 'coverage')}`}`, 'plain'];
    case 'source_unavailable':
      return [`${text(fields, 'adapter')} was not heard: ${text(fields, 'why')}`, 'warning'];
    case 'merkle_commit':
      return [`root over ${String(fields.size)} lines: ${text(fields, 'root')}`, 'plain'];
    case 'reported':
      return [`what was shown: ${text(fields, 'report')}`, 'plain'];
    case 'run_done':
      return ['the run ended', 'plain'];
    default: {
      const rest = Object.entries(fields).filter(([name]) => !['v', 'i', 'ts', 'ev', 'ref'].includes(name));
      return [
        rest.map(([name, value]) => `${visible(name)} ${visible(typeof value === 'string' ? value : JSON.stringify(value))}`).join(', '),
        'plain',
      ];
    }
  }
}

/** The word under which a class closes a trace; the ids of the classes never change. */
export const OUTCOME_WORDS: Readonly<Record<string, readonly [string, Step['look']]>> = {
  exist: ['Verified', 'good'],
  exist_minor: ['Check details', 'warning'],
  fake: ['No match found', 'error'],
  unsure: ['Unsure', 'warning'],
  unknown: ['Not checked', 'plain'],
};

/** Notices that stand before the class: a work that was retracted is not shown as verified and nothing more. */
export const NOTICE_WORDS: Readonly<Record<string, string>> = { retracted: 'Retracted', id_points_elsewhere: 'Identifier of another work' };

/** Sorts the lines of a log by the citation they are about. */
export function traceOf(lines: readonly string[]): Trace {
  const citations = new Map<string, { n: number; key: string; raw: string; steps: Step[]; outcome: string; notice: string }>();
  const whole: Step[] = [];
  lines.forEach((line, i) => {
    let fields: Fields;
    try {
      const parsed: unknown = JSON.parse(line);
      if (typeof parsed !== 'object' || parsed === null) throw new TypeError('not an event');
      fields = parsed as Fields;
    } catch {
      whole.push({ i, time: '', ev: '?', says: visible(line.slice(0, 300)), look: 'warning' });
      return;
    }
    const ev = text(fields, 'ev');
    const [says, look] = told(ev, fields);
    const step: Step = { i, time: text(fields, 'ts'), ev, says, look };
    const ref = typeof fields.ref === 'string' ? fields.ref : '';
    if (ev === 'reference_extracted')
      citations.set(ref, { n: citations.size + 1, key: text(fields, 'key'), raw: text(fields, 'raw'), steps: [], outcome: '', notice: '' });
    const own = citations.get(ref);
    if (own === undefined) whole.push(step);
    else {
      own.steps.push(step);
      if (ev === 'classified') own.outcome = text(fields, 'class');
      if (ev === 'retracted') own.notice = 'retracted';
      else if (ev === 'warned' && text(fields, 'kind') === 'id_points_elsewhere' && own.notice === '') own.notice = 'id_points_elsewhere';
    }
  });
  return { citations: [...citations].map(([ref, traced]) => ({ ref, ...traced })), whole, lines: lines.length };
}
