/** Lays a label over a stretch of the print, as the rules that know a formula do. */
import type { Token } from './tokens.ts';

/** Gives every token that begins between `from` and `to` the label, in place. Identifiers and addresses keep theirs. */
export function paint(tokens: readonly Token[], labels: Uint8Array, from: number, to: number, label: number): void {
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    if (token.coreStart >= to) return;
    if (token.coreStart >= from && token.scheme === null) labels[i] = label;
  }
}
