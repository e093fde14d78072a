/**
 * Publications that registries relate to a work (comments, replies, reviews, newer versions), read out of each registry's own words
 * into one vocabulary. The direction is the point: "has-comment" stands on the work that was commented on, "is-comment-on" on the
 * comment. What retracts or corrects a work is a notice and read elsewhere; what only cites it, holds it or lies beside it is left out.
 */
import type { Related, Relation } from '../model/source.ts';
import { normalizeArxiv, normalizeDoi, normalizePmid } from '../text/identifiers.ts';
import { clean } from './clean.ts';

/** Related publications kept of one record. */
const MOST = 60;
/** Longest title or line kept. */
const LONGEST = 300;

/** Crossref's relations (relations.xsd, in the form of its REST API). */
const CROSSREF: ReadonlyMap<string, Relation> = new Map(
  Object.entries({
    'has-comment': 'comment',
    'has-reply': 'reply',
    'has-review': 'review',
    'is-replaced-by': 'new-version',
    'is-supplemented-by': 'supplement',
    'is-comment-on': 'comments-on',
    'is-reply-to': 'replies-to',
    'is-review-of': 'reviews',
  }),
);

/** DataCite's relation types (metadata schema 4.6); each says what this record is to the other. */
const DATACITE: ReadonlyMap<string, Relation> = new Map(
  Object.entries({
    IsReviewedBy: 'review',
    Reviews: 'reviews',
    IsPreviousVersionOf: 'new-version',
    IsObsoletedBy: 'new-version',
    IsSupplementedBy: 'supplement',
  }),
);

/** NLM's reference types and Europe PMC's words for them, in lower case without spaces. */
const MEDLINE: ReadonlyMap<string, Relation> = new Map(
  Object.entries({
    commentin: 'comment',
    commenton: 'comments-on',
    updatein: 'new-version',
    republishedin: 'republication',
    reprintin: 'republication',
  }),
);

type Place = { readonly doi: string } | { readonly pmid: string } | { readonly url: string };

/** An identifier as a registry types it. Null for kinds that lead nowhere. */
function place(type: string, value: string): Place | null {
  const doi = type === 'doi' || /^https?:\/\/(?:dx\.)?doi\.org\//i.test(value) ? normalizeDoi(value) : null;
  if (doi !== null) return { doi };
  if (type === 'pmid') {
    const pmid = normalizePmid(value);
    return pmid === null ? null : { pmid };
  }
  if (type === 'arxiv') {
    const arxiv = normalizeArxiv(value);
    return arxiv === null ? null : { doi: `10.48550/arxiv.${arxiv.id}` };
  }
  return /^(?:url|uri)$/.test(type) && /^https?:\/\/[^\s<>"]{3,1000}$/i.test(value) ? { url: value } : null;
}

/** Each relation to each publication once; none of a record to itself. */
function once(related: readonly Related[], own: string | null): readonly Related[] {
  const seen = new Set<string>();
  const kept = related.filter(({ relation, doi, pmid, url }) => {
    const key = `${relation} ${doi ?? pmid ?? url ?? ''}`;
    return (doi === undefined || doi !== own) && !seen.has(key) && seen.add(key);
  });
  return kept.slice(0, MOST);
}

/** What Crossref's `relation` and `updated-by` relate to a work. */
export function crossrefRelated(
  own: string,
  relation: Readonly<
    Record<string, readonly { readonly id?: string | null | undefined; readonly 'id-type'?: string | null | undefined }[]>
  >,
  updates: readonly { readonly DOI: string; readonly type: string }[],
): readonly Related[] {
  const stated = Object.entries(relation).flatMap(([name, targets]): Related[] => {
    const known = CROSSREF.get(name);
    if (known === undefined) return [];
    return targets.flatMap((target) => {
      const at = place((target['id-type'] ?? '').toLowerCase(), target.id ?? '');
      return at === null ? [] : [{ relation: known, ...at, from: 'crossref' }];
    });
  });
  const versions = updates
    .filter(({ type }) => /^new[_ -](?:version|edition)$/i.test(type))
    .flatMap(({ DOI }): Related[] => {
      const doi = normalizeDoi(DOI);
      return doi === null ? [] : [{ relation: 'new-version', doi, from: 'crossref' }];
    });
  return once([...stated, ...versions], normalizeDoi(own));
}

/** What DataCite's `relatedIdentifiers` relate to a work. */
export function dataciteRelated(
  own: string,
  related: readonly {
    readonly relationType?: string | null | undefined;
    readonly relatedIdentifier?: string | null | undefined;
    readonly relatedIdentifierType?: string | null | undefined;
  }[],
): readonly Related[] {
  const all = related.flatMap(({ relationType, relatedIdentifier, relatedIdentifierType }): Related[] => {
    const relation = DATACITE.get(relationType ?? '');
    const at = place((relatedIdentifierType ?? '').toLowerCase(), relatedIdentifier ?? '');
    return relation === undefined || at === null ? [] : [{ relation, ...at, from: 'datacite' }];
  });
  return once(all, normalizeDoi(own));
}

/** A comment or correction as NLM and Europe PMC list it: its kind and the line by which it is referred to. */
export interface Commented {
  readonly kind: string;
  readonly line: string;
  readonly pmid?: string | undefined;
}

/** The DOI that such a line states; null when it states none. */
export const doiOfLine = (line: string): string | null => normalizeDoi(/\bdoi:\s*(10\.\S{4,200})/i.exec(line)?.[1] ?? '');

/**
 * What NLM's comments and corrections relate to a work. A preprint that was published ("Update in") is superseded, which is a notice,
 * so that with `preprint` its updates are left out.
 */
export function medlineRelated(comments: readonly Commented[], from: string, preprint: boolean): readonly Related[] {
  const all = comments.flatMap(({ kind, line, pmid }): Related[] => {
    const relation = MEDLINE.get(kind.toLowerCase().replaceAll(' ', ''));
    if (relation === undefined || (preprint && relation === 'new-version')) return [];
    const doi = doiOfLine(line);
    const number = normalizePmid(pmid ?? /\bPMID:\s{0,3}(\d{1,9})/.exec(line)?.[1] ?? '');
    if (doi === null && number === null) return [];
    const title = clean(line)
      .replace(/\s?(?:\bdoi:|\bPMID:).{0,300}$/i, '')
      .slice(0, LONGEST);
    const date = /\b(1[89]\d\d|20\d\d)\b/.exec(title)?.[1];
    return [
      {
        relation,
        ...(doi === null ? {} : { doi }),
        ...(number === null ? {} : { pmid: number }),
        ...(title === '' ? {} : { title }),
        ...(date === undefined ? {} : { date }),
        from,
      },
    ];
  });
  return once(all, null);
}
