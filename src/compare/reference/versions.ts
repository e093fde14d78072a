/**
 * Two versions of one work: the paper read at a meeting and the article that grew out of it. They bear one title and have
 * their own venues and years, so that a record of the one cannot speak against a citation of the other.
 */
import type { CslItem } from '../../model/csl.ts';
import { yearOf } from '../../text/keys.ts';
import { isRepository, venueForm } from './venue/form.ts';

/** Years from the meeting to the article. */
const GROWS = 7;
const OF_MEETING = /\b(?:proc(?:eedings|s)?|conf(?:erence)?|symp(?:osium)?|workshop|meeting|congress)\b/i;
const OF_JOURNAL = /\b(?:journal|j|annals|ann|transactions|trans|review|rev|letters|lett|archive|quarterly|bulletin|acta|zeitschrift)\b/i;

/** Journals that call themselves proceedings. */
const PROCEEDINGS =
  /^proc(?:eedings|\.)?\s(?:of\s)?(?:the\s)?(?:IEEE(?:\s\d{4})?$|Institut|Nat(?:iona|\.|l)|Royal|Roy\b|R\.|London|Lond\b|American|Amer\b|Am\b|Edinburgh|Cambridge|Indian|Japan|Physic|Linnean|Zoologic|Biologic|Aristotelian|Prehistoric|Geologist|Entomologic|Nutrition|Combustion|Steklov|ACM\son|VLDB\sEndow)/i;

type Kind = 'meeting' | 'journal' | null;

/** What the item says it is: an article has a volume and pages, or a journal's name. */
function kindOf(item: CslItem): Kind {
  const venue = item['container-title'] ?? item['event-title'] ?? '';
  if (isRepository(venue)) return null;
  if (PROCEEDINGS.test(venue)) return 'journal';
  if (OF_MEETING.test(venue)) return 'meeting';
  if (item.type === 'paper-conference')
    return item.volume !== undefined && item.page !== undefined && OF_JOURNAL.test(venue) ? 'journal' : 'meeting';
  if (OF_JOURNAL.test(venue) || (item.volume !== undefined && item.page !== undefined)) return 'journal';
  return item.type === 'article-journal' && venue !== '' ? 'journal' : null;
}

/** True when one item is a meeting's paper and the other a journal's article of the same years or later ones. */
export function otherVersion(cited: CslItem, found: CslItem): boolean {
  const [ours, theirs] = [kindOf(cited), kindOf(found)];
  if (ours === null || theirs === null || ours === theirs) return false;
  const [year, other] = [yearOf(cited), yearOf(found)];
  if (year === null || other === null) return false;
  const later = ours === 'journal' ? year - other : other - year;
  return later >= 0 && later <= GROWS && !sameMeeting(cited, found);
}

/** Whether both name one known meeting, which registries file as a journal where its proceedings are counted by volumes: "NeurIPS 30". */
function sameMeeting(cited: CslItem, found: CslItem): boolean {
  const [ours, theirs] = [cited, found].map((item) => venueForm(item['container-title'] ?? item['event-title'] ?? ''));
  return ours?.part === theirs?.part && (ours?.known.some((id) => theirs?.known.includes(id)) ?? false);
}
