/**
 * How a source is called in a word that people can read (seed 003, stage 2): "arxiv" after its site, "glm47" after the first word of its
 * title. Whoever writes such keys and whoever reads them go by the same words. And where it can be opened.
 */

/** Second labels under which countries give out names: the site's own label stands before them. */
const SHARED = new Set(['co', 'com', 'ac', 'edu', 'gov', 'org', 'net', 'or', 'ne', 'go']);

/** Letters and digits alone. */
export const lettersOf = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');

/** A key as it is compared. */
export const bareKey = (word: string): string => lettersOf(word).toLowerCase();

/** "arxiv" for https://arxiv.org/abs/…; "" for what is no address. */
export function siteOf(label: string): string {
  if (!/^https?:\/\//i.test(label) || !URL.canParse(label)) return '';
  const labels = new URL(label).hostname.replace(/^www\./, '').split('.');
  const own = labels.length > 2 && SHARED.has(labels.at(-2) ?? '') && (labels.at(-1)?.length ?? 0) === 2 ? labels.at(-3) : labels.at(-2);
  return bareKey(own ?? '');
}

/** "GLM47" for "GLM-4.7 Technical Report"; "" for an address, a file or a single word. */
export function titleWordOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second === undefined || /^https?:/i.test(name) ? '' : lettersOf(first);
}

/** Where a source can be opened: its address on the web where one is known, else its name as it was given. */
export const addressOf = ({
  id,
  name,
  aliases = [],
}: {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}): string => [id, name, ...aliases].find((one) => /^https?:\/\//i.test(one) && URL.canParse(one)) ?? id;
