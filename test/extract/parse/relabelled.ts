/** Shows what a rule over the labels of a reference changes: pieces as they were labelled before, runs of labels as they are after it. */
import { LABEL_INDEX, LABELS, type Label } from '../../../src/extract/parse/labels.ts';
import { type Token, tokensOf } from '../../../src/extract/parse/tokens.ts';

type LabelRule = (raw: string, tokens: readonly Token[], labels: Uint8Array) => unknown;

/** For a rule, what tells the runs of labels after it ("author: Roe. | title: Petals.") of pieces that were labelled so before. */
export const relabelledBy =
  (rule: LabelRule) =>
  (...pieces: readonly (readonly [Label, string])[]): string => {
    const raw = pieces.map(([, text]) => text).join(' ');
    const tokens = tokensOf(raw, []);
    let at = 0;
    const ends = pieces.map(([label, text]) => {
      at += text.length + 1;
      return { label, end: at };
    });
    const labels = Uint8Array.from(tokens, (token) => LABEL_INDEX[ends.find(({ end }) => token.start < end)?.label ?? 'other']);
    rule(raw, tokens, labels);
    const runs: { label: string; start: number; end: number }[] = [];
    tokens.forEach(({ start, end }, i) => {
      const label = LABELS[labels[i] ?? 0] ?? 'other';
      const last = runs.at(-1);
      if (last?.label === label) last.end = end;
      else runs.push({ label, start, end });
    });
    return runs.map(({ label, start, end }) => `${label}: ${raw.slice(start, end)}`).join(' | ');
  };
