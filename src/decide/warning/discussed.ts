/**
 * Others have written about the cited work: a comment, a reply, a review, a replication; or the cited work is itself such a thing.
 * Context for whoever leans on it, never a fault. Told from what registries and lists relate to the work, and from records that were
 * found and whose titles say so. That there are none is not claimed.
 */
import type { Related, Relation, Source } from '../../model/source.ts';
import { type Matched, type ReferenceWarningRule, warning } from './rule.ts';

/** How such titles begin, with what stands in front of the title they are about. */
const ABOUT =
  /^\W{0,3}(?:(?:a |some |further )?(?:comments?|commentary|reply|response|rejoinder|replication|remarks?|notes?|critique|reanalysis|re-analysis|discussion)(?: to| on| of)|(?:comment|reply|replication|reanalysis|re-analysis|critique|failure to replicate|a failed replication of|revisiting)\s?[:–—-])\s{0,3}(?:(?:the )?(?:paper|article)\s)?\W{0,4}(.{12,400})$/iu;
const REPEATED = /\b(?:replication|replicate|re-?analysis)\b/i;
const ANSWERED = /^\W{0,3}(?:reply|response|rejoinder)\b/i;

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

/** Records of other works that speak of this one, as what they are to it. */
function byTitle({ work, found }: Matched): readonly Related[] {
  const title = work[0]?.fields.title;
  if (title === undefined) return [];
  return found.flatMap((source): Related[] => {
    const { fields, id } = source;
    if (work.includes(source) || !speaksOf(source, title)) return [];
    const own = fields.title ?? '';
    return [
      {
        relation: REPEATED.test(own) ? 'replication' : ANSWERED.test(own) ? 'reply' : 'comment',
        ...(fields.DOI === undefined ? { url: id } : { doi: fields.DOI.toLowerCase() }),
        title: own,
        from: id,
      },
    ];
  });
}

/** What is said of a work, what tells more first. */
const SAID: readonly Relation[] = ['replication', 'comment', 'reply', 'review'];
const ITSELF: Partial<Readonly<Record<Relation, string>>> = {
  'comments-on': 'a comment on',
  'replies-to': 'a reply to',
  reviews: 'a review of',
  replicates: 'a replication of',
};
const ONE: Partial<Readonly<Record<Relation, string>>> = {
  replication: 'a replication',
  comment: 'a comment',
  reply: 'a reply',
  review: 'a review',
};
const MANY: Partial<Readonly<Record<Relation, string>>> = {
  replication: 'replications',
  comment: 'comments',
  reply: 'replies',
  review: 'reviews',
};
/** Publications of one kind that are named. */
const SHOWN = 3;

/** Where it can be read. */
const placed = ({ doi, pmid, url }: Related): string =>
  doi !== undefined ? `doi:${doi}` : pmid !== undefined ? `PMID ${pmid}` : (url ?? '');

/** It, as a person finds it: “title” (place, date; what it came to). */
function namedAs(one: Related): string {
  const { title, date, outcome } = one;
  const told = title !== undefined && date !== undefined && title.includes(date);
  const behind = [placed(one), told ? undefined : date, outcome].filter((part) => part !== undefined).join(', ');
  return title === undefined ? behind : `“${title}” (${behind})`;
}

const listedAs = (all: readonly Related[]): string =>
  `${all.slice(0, SHOWN).map(namedAs).join('; ')}${all.length > SHOWN ? ` and ${all.length - SHOWN} more` : ''}`;

/** Each publication once, in the order told, whoever told of it; it may be told by DOI here and by another number there. */
export function eachOnce(related: readonly Related[]): readonly Related[] {
  const seen = new Set<string>();
  return related.filter(({ doi, pmid, url, title }) => {
    const keys = [doi?.toLowerCase(), pmid === undefined ? undefined : `pmid ${pmid}`, url, title === undefined ? undefined : plain(title)];
    const known = keys.filter((key) => key !== undefined);
    const fresh = !known.some((key) => seen.has(key));
    for (const key of known) seen.add(key);
    return fresh;
  });
}

/** Everything that is related to a matched work: by its records, then by lists. */
export const relatedTo = ({ work, related }: Matched): readonly Related[] => [
  ...work.flatMap((source) => source.related ?? []),
  ...(related ?? []),
];

export const DISCUSSED: ReferenceWarningRule = {
  id: 'warn/discussed',
  kind: 'discussed',
  severity: 'info',
  says: 'A comment on the cited work, a reply, a review or a replication has been published.',
  why: 'A contested or repeated result is better cited with what was said of it.',
  of: (matched) => {
    if (matched.work.length === 0) return [];
    const own = new Set(matched.work.flatMap(({ fields }) => fields.DOI?.toLowerCase() ?? []));
    const all = eachOnce(
      [...relatedTo(matched), ...byTitle(matched)].filter(({ doi }) => doi === undefined || !own.has(doi.toLowerCase())),
    );
    const said = SAID.map((relation) => all.filter((one) => one.relation === relation)).filter((some) => some.length > 0);
    const parts = said.map((some) => {
      const relation = some[0]?.relation ?? 'comment';
      const what = some.length === 1 ? ONE[relation] : `${some.length} ${MANY[relation]}`;
      return `${what}: ${listedAs(some)}`;
    });
    const itself = all.flatMap((one) => (ITSELF[one.relation] === undefined ? [] : [`${ITSELF[one.relation]} ${namedAs(one)}`]));
    const says = [
      ...(parts.length === 0 ? [] : [`Published about the cited work: ${parts.join('; ')}.`]),
      ...(itself.length === 0 ? [] : [`The cited work is itself ${itself.slice(0, SHOWN).join('; ')}.`]),
    ];
    if (says.length === 0) return [];
    const records = new Set(matched.found.map(({ id }) => id));
    const evidence = [...said.flat(), ...all.filter(({ relation }) => ITSELF[relation] !== undefined)];
    return [
      warning(
        DISCUSSED,
        matched,
        says.join(' '),
        evidence.map((one) => (records.has(one.from) ? one.from : `${placed(one)} (${one.from})`)),
      ),
    ];
  },
};
