/**
 * Whether volume and pages agree: two numbers that name a place in a journal. They are no component of their own in the
 * taxonomy; they help to tell whether a record is certainly the work meant.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Label } from '../../model/evidence.ts';
import { firstPage } from '../../text/keys.ts';

const number = (text: string | undefined): string | null => /\d{1,6}/.exec(text ?? '')?.[0]?.replace(/^0+/, '') ?? null;

/**
 * What counts the parts of a journal, on either side: its volumes; where one has none, the issue that is counted through ("第160号", beside a volume
 * 160), and where neither has, the issues of the year.
 */
function counted(cited: CslItem, found: CslItem): readonly (string | null)[] {
  const ours = number(cited.volume);
  const theirs = number(found.volume);
  if (ours !== null && theirs !== null) return [ours, theirs];
  if (ours === null && theirs === null) return [number(cited.issue), number(found.issue)];
  if (ours === null) return [found.issue === undefined ? number(cited.issue) : null, theirs];
  return [ours, cited.issue === undefined ? number(found.issue) : null];
}

/** `match` when volume (or the issue, where there is none) and first page agree, `partial` when one does, `unknown` when nothing can be compared. */
export function comparePlace(cited: CslItem, found: CslItem): Label {
  const volumes = counted(cited, found);
  const pages = [firstPage(cited.page ?? cited.number), firstPage(found.page ?? found.number)];
  const volume = volumes.includes(null) ? null : volumes[0] === volumes[1];
  // Article numbers are printed with and without their letters: e0123456, 123456.
  const bare = (page: string | null | undefined): string => (page ?? '').replace(/^[a-z]+0*/, '');
  const page = pages.includes(null) ? null : pages[0] === pages[1] || bare(pages[0]) === bare(pages[1]);
  if (volume === null && page === null) return 'unknown';
  if (volume !== false && page !== false) return volume === true && page === true ? 'match' : 'partial';
  return volume === true || page === true ? 'partial' : 'not_match';
}
