/**
 * A sentence of fixed words and named gaps, read and written: "A passage of {source} says the contrary" is recognised in what a rule
 * said, and said again in another language with the same names. Read by looking for the fixed words one after the other, never
 * going back; a sentence that does not have them is not this one. What stands in a gap is not looked into here.
 */

/** Fixed words with the gaps between them: one more of the former. */
interface Parts {
  readonly fixed: readonly string[];
  readonly gaps: readonly string[];
}

/** `{name}`, or `{name:kind}` where what stands in the gap is said in its own words for that language. */
const GAP = /\{([a-z]{1,20}(?::[a-z]{1,20})?)\}/;

function partsOf(template: string): Parts {
  const all = template.split(GAP);
  return { fixed: all.filter((_, i) => i % 2 === 0), gaps: all.filter((_, i) => i % 2 === 1) };
}

/** What stands in the gaps of a template, by their names as written in it; null when the sentence is another one. */
export function readWith(template: string, sentence: string): ReadonlyMap<string, string> | null {
  const { fixed, gaps } = partsOf(template);
  const [first = '', ...others] = fixed;
  if (!sentence.startsWith(first)) return null;
  const found = new Map<string, string>();
  let at = first.length;
  for (const [i, words] of others.entries()) {
    const last = i === others.length - 1;
    const end = last ? (sentence.endsWith(words) ? sentence.length - words.length : -1) : sentence.indexOf(words, at + 1);
    if (end <= at) return null;
    found.set(gaps[i] ?? '', sentence.slice(at, end));
    at = end + words.length;
  }
  return at === sentence.length ? found : null;
}

/** The sentence that a template says of these; `own` says what stands in a gap of some kind in the template's language. */
export function written(template: string, gaps: ReadonlyMap<string, string>, own: (kind: string, text: string) => string): string {
  return template
    .split(GAP)
    .map((part, i) => {
      if (i % 2 === 0) return part;
      const [name = '', kind] = part.split(':');
      const text = gaps.get(part) ?? [...gaps].find(([gap]) => gap.split(':', 1)[0] === name)?.[1] ?? '';
      return kind === undefined ? text : own(kind, text);
    })
    .join('');
}
