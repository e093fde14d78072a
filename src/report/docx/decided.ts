/** The table of what people decided, in the Word file of a report. */
import type { Report } from '../../model/report.ts';
import { ofClaim } from '../answer/words.ts';
import { DECISION_WORDS, reasonWordsOf } from '../decisions.ts';
import { QUOTE_WORDS } from '../quotes/words.ts';
import { shortened } from '../visible.ts';
import { wholeFindings, wholeWord } from '../whole.ts';
import type { Part, Piece } from '../word-file.ts';
import { classWord } from '../words.ts';

/** Heading, sentence and table; nothing where nobody decided anything. */
export function decided(report: Report): Part[] {
  const { references, quotes, claims } = report;
  const made = [
    ...references.map((one) => ({
      decision: one.decision,
      about: `[${one.reference.key}]`,
      found: classWord(one).word,
      on: 'reference' as const,
    })),
    ...(quotes?.items ?? []).map((one) => ({
      decision: one.decision,
      about: one.quote,
      found: QUOTE_WORDS[one.status].word,
      on: 'text' as const,
    })),
    ...(claims?.claims ?? []).map((one) => ({
      decision: one.decision,
      about: one.claim.text,
      found: ofClaim(one).word,
      on: 'text' as const,
    })),
    ...wholeFindings(report).map((one) => ({ decision: one.decision, about: one.says, found: wholeWord(one), on: 'document' as const })),
  ];
  const rows = made.flatMap(({ decision, about, found, on }): Piece[][] => {
    if (decision === undefined) return [];
    const known = reasonWordsOf(on);
    const reason = Object.hasOwn(known, decision.reason) ? (known[decision.reason] ?? '') : decision.reason;
    const because = [reason, decision.note ?? ''].filter((part) => part !== '').join('. ');
    const who = [decision.by, decision.at.slice(0, 10)].filter((part) => part !== '').join(', ');
    const named = on === 'text' ? `“${shortened(about.trim(), 60)}”` : shortened(about.trim(), 160);
    return [[named, found, DECISION_WORDS[decision.decision], because, who]];
  });
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', pieces: ['What was decided'] },
        { kind: 'paragraph', pieces: ['A decision stands beside what was found and never changes it.'] },
        { kind: 'table', head: ['about', 'found', 'decided', 'because', 'by whom, when'], rows, widths: [12, 18, 18, 32, 20] },
      ];
}
