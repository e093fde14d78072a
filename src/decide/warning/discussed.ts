/**
 * Others have written about the cited work by its title: a comment, a reply, a replication. Context for whoever leans on it, never
 * a fault. Told only from records that a source gave and whose titles say so; that there are none is not claimed.
 */
import type { Source } from '../../model/source.ts';
import { type ReferenceWarningRule, warning } from './rule.ts';

/** How such titles begin, with what stands in front of the title they are about. */
const ABOUT =
  /^\W{0,3}(?:(?:a |some |further )?(?:comments?|commentary|reply|response|rejoinder|replication|remarks?|notes?|critique|reanalysis|re-analysis|discussion)(?: to| on| of)|(?:comment|reply|replication|reanalysis|re-analysis|critique|failure to replicate|a failed replication of|revisiting)\s?[:–—-])\s{0,3}(?:(?:the )?(?:paper|article)\s)?\W{0,4}(.{12,400})$/iu;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a record speaks of a work with this title, by its own title. */
function speaksOf({ fields }: Source, title: string): boolean {
  const about = ABOUT.exec(fields.title ?? '')?.[1];
  if (about === undefined) return false;
  const [said, whole] = [plain(about), plain(title)];
  return whole.split(' ').length >= 4 && (said.startsWith(whole) || (said.split(' ').length >= 5 && whole.startsWith(said)));
}

export const DISCUSSED: ReferenceWarningRule = {
  id: 'warn/discussed',
  kind: 'discussed',
  severity: 'info',
  says: 'A comment on the cited work, a reply or a replication has been published.',
  why: 'A contested or repeated result is better cited with what was said of it.',
  of: (matched) => {
    const title = matched.work[0]?.fields.title;
    if (title === undefined) return [];
    const seen = new Set<string>();
    const others = matched.found.filter((source) => {
      const key = plain(source.fields.title ?? '');
      return !matched.work.includes(source) && speaksOf(source, title) && !seen.has(key) && seen.add(key);
    });
    if (others.length === 0) return [];
    const named = others.slice(0, 3).map(({ id, fields }) => `“${fields.title ?? ''}” (${fields.DOI ?? id})`);
    return [
      warning(
        DISCUSSED,
        matched,
        `Published about the cited work: ${named.join('; ')}${others.length > 3 ? ` and ${others.length - 3} more` : ''}.`,
        others.map(({ id }) => id),
      ),
    ];
  },
};
