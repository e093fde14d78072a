/**
 * A run's log as a person reads it: what each citation said, who was asked and what came back, what was concluded. Made of
 * the logged events alone, so it shows what was decided then, not what would be decided now.
 */
import type { LogLine } from '../model/event.ts';

const short = (text: string, most = 100): string => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text);

function step(event: LogLine): string | null {
  switch (event.ev) {
    case 'asked':
      return `${event.adapter}, ${event.question === 'identifier' ? event.query : `"${short(event.query, 60)}"`}: ${event.outcome}${event.why === undefined ? '' : ` (${event.why})`}`;
    case 'crossref_miss':
      return `${event.doi} is unknown to its registry (logged crossref_miss)`;
    case 'title_mismatch':
      return `${event.doi} is of another work: "${short(event.actual, 60)}" (logged title_mismatch)`;
    case 'compared':
      return Object.entries(event.labels)
        .filter(([, label]) => label !== 'unknown')
        .map(([part, label]) => `${part} ${label}`)
        .join(', ');
    case 'retracted':
      return `retracted${event.date === undefined ? '' : ` on ${event.date}`}, says ${event.source} (logged retracted)`;
    case 'predatory_source':
      return `its journal is on a list: ${event.list} (logged predatory_source)`;
    case 'ai_generated_suspect':
      return `signs of a generated paper: ${event.signs.join('; ')} (logged ai_generated_suspect)`;
    case 'testified':
      return `${event.by} was heard: ${event.said}${event.source === null ? '' : ` (${event.source})`}`;
    case 'source_at_hand':
      return `text at hand: ${event.source} (${event.sha256.slice(0, 19)}…)`;
    case 'quote_checked':
      return `${event.quote}: ${event.status}, ${event.detail} (${event.rule})`;
    case 'claim_checked':
      return `${event.claim}: ${event.outcome} by ${event.rule}, ${event.judge}, ${event.score.toFixed(2)}`;
    case 'pair_checked':
      return `${event.id}: ${event.outcome} by ${event.rule}, ${event.judge}, ${event.score.toFixed(2)}`;
    case 'pair_unread':
      return `${event.id}: not answered (${event.why})`;
    case 'drafted':
      return `written in the manner ${event.mode} out of ${event.evidence.length} passages, for: "${short(event.question, 80)}" (logged drafted)`;
    case 'repair_proposed':
      return `${event.claim}: ${event.action}${event.from === null ? '' : ` ${event.from}`}${event.to === null ? '' : ` → ${event.to}`}${event.replacement === '' ? '' : `: "${short(event.replacement, 80)}"`}`;
    case 'verify.done':
      return `${event.citationsSupported} of ${event.citationsTotal} citations borne out (logged verify.done)`;
    case 'warned':
      return `${event.kind} (${event.rule})`;
    default:
      return null;
  }
}

/** The trace of a run, one line each, without line ends. Text out of documents is in it as it stands there. */
export function traceOf(events: readonly LogLine[]): string[] {
  const lines: string[] = [];
  let number = 0;
  const ofAnswer = events.some((event) => event.ev === 'run_started' && event.of !== undefined);
  const claims = events.filter(({ ev }) => ev === 'claim_checked' || ev === 'pair_checked').length;
  const batch = events.some((event) => event.ev === 'run_started' && (event.of === 'pairs' || event.of === 'structured'));
  for (const event of events) {
    if (event.ev === 'run_started')
      lines.push(`${event.name}${event.document === '' ? '' : ` (${event.document})`}, engine ${event.engine}, ${event.ts}`);
    else if (event.ev === 'reference_extracted') {
      number += 1;
      lines.push('', `Citation ${number} [${event.key}]: "${short(event.raw, 160)}"`);
    } else if (event.ev === 'classified')
      lines.push(`  → ${event.class.toUpperCase()} by ${event.rule}${event.coverage === '' ? '' : `, coverage ${event.coverage}`}`);
    else if (event.ev === 'verified') lines.push(`  ✓ verified: ${event.doi === undefined ? event.source : `doi:${event.doi}`}`);
    else if (event.ev === 'cohort_concentrated')
      lines.push('', `${Math.round(event.share * 100)} % of the cited works share authors (logged cohort_concentrated)`);
    else if (event.ev === 'source_unavailable')
      lines.push('', `${event.adapter} was not heard: ${event.why}, ${event.times} ${event.times === 1 ? 'time' : 'times'}`);
    else if (event.ev === 'recovered') lines.push('', `The run ended without being closed; ${event.cut} torn bytes were cut.`);
    else if (event.ev === 'run_done') {
      const counts = Object.entries(event.counts).filter(([, count]) => count > 0);
      const checked = ofAnswer ? claims : number;
      lines.push(
        '',
        `${checked} ${batch ? (checked === 1 ? 'claim' : 'claims') : ofAnswer ? (checked === 1 ? 'sentence that cites' : 'sentences that cite') : checked === 1 ? 'citation' : 'citations'}: ${counts.map(([name, count]) => `${count} ${name}`).join(', ') || 'none'}${event.interrupted ? ' (interrupted)' : ''}`,
      );
    } else {
      const told = step(event);
      if (told !== null && told !== '') lines.push(`  → ${told}`);
    }
  }
  return lines;
}
