/**
 * A run's log as a person reads it: for each citation what it said, who was asked and what came back, what was concluded, in the
 * order it was logged. Made of the logged lines alone, so it shows what was decided then. Lines that cannot be read are shown
 * as they stand; none is left out.
 */
import type { LogLine } from '../../model/event.ts';
import { visible } from '../../report/visible.ts';
import { words } from './messages/language.ts';

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
  const { steps, card } = words();
  switch (ev) {
    case 'run_started':
      return [steps.started(text(fields, 'name'), text(fields, 'engine')), 'plain'];
    case 'reference_extracted':
      return [steps.extracted(text(fields, 'route')), 'plain'];
    case 'asked': {
      const what = text(fields, 'question') === 'identifier' ? text(fields, 'query') : `“${text(fields, 'query')}”`;
      const why = text(fields, 'why');
      const outcome = text(fields, 'outcome');
      return [steps.asked(text(fields, 'adapter'), what, outcome, why), outcome === 'unavailable' ? 'warning' : 'plain'];
    }
    case 'crossref_miss':
      return [steps.doiUnknown(text(fields, 'doi')), 'warning'];
    case 'title_mismatch':
      return [steps.otherWork(text(fields, 'doi'), text(fields, 'actual'), percent(fields.conf)), 'warning'];
    case 'compared': {
      // As every card orders them: a log's own bytes are ordered by name.
      const order = (part: string): number => Object.keys(card.parts).indexOf(part);
      const labels = Object.entries((fields.labels ?? {}) as Fields)
        .filter(([, label]) => label !== 'unknown')
        .sort(([a], [b]) => order(a) - order(b));
      const named: Readonly<Record<string, string>> = { ...card.parts, doi: card.identifier, ...card.labels };
      const compared = labels.map(([part, label]) => `${named[part] ?? part} ${named[String(label)] ?? String(label)}`);
      return [steps.compared(text(fields, 'source'), compared.join(', ')), 'plain'];
    }
    case 'verified':
      return [steps.found(text(fields, 'doi') || text(fields, 'source')), 'good'];
    case 'retracted':
      return [steps.retracted(text(fields, 'date'), text(fields, 'source')), 'error'];
    case 'predatory_source':
      return [steps.listed(text(fields, 'list')), 'warning'];
    case 'cohort_concentrated':
      return [steps.cohort(percent(fields.share)), 'warning'];
    case 'warned':
      return [steps.warned(text(fields, 'kind').replace(/_/g, ' '), text(fields, 'rule')), 'warning'];
    case 'classified':
      return [steps.classified(text(fields, 'rule'), text(fields, 'coverage')), 'plain'];
    case 'source_unavailable':
      return [steps.notHeard(text(fields, 'adapter'), text(fields, 'why')), 'warning'];
    case 'merkle_commit':
      return [steps.root(String(fields.size), text(fields, 'root')), 'plain'];
    case 'reported':
      return [steps.reported(text(fields, 'report')), 'plain'];
    case 'run_done':
      return [steps.ended, 'plain'];
    default: {
      const rest = Object.entries(fields).filter(([name]) => !['v', 'i', 'ts', 'ev', 'ref'].includes(name));
      return [
        rest.map(([name, value]) => `${visible(name)} ${visible(typeof value === 'string' ? value : JSON.stringify(value))}`).join(', '),
        'plain',
      ];
    }
  }
}

const OUTCOME_LOOKS = { exist: 'good', exist_minor: 'warning', fake: 'error', unsure: 'warning', unknown: 'plain' } as const;
const isOutcome = (outcome: string): outcome is keyof typeof OUTCOME_LOOKS => Object.hasOwn(OUTCOME_LOOKS, outcome);

/** The word under which a class closes a trace, and its look; the ids of the classes never change. */
export function outcomeWord(outcome: string): readonly [string, Step['look']] {
  const { trace } = words();
  return isOutcome(outcome) ? [trace.outcomes[outcome], OUTCOME_LOOKS[outcome]] : [trace.notConcluded, 'plain'];
}

/** Notices that stand before the class: a work that was retracted is not shown as verified and nothing more; null for none. */
export function noticeWord(notice: string): string | null {
  const { notices } = words().trace;
  return notice === 'retracted' || notice === 'id_points_elsewhere' ? notices[notice] : null;
}

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
