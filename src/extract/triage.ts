/**
 * Which of three ways a reference goes (seed 001, stage 2): compared component by component, checked by the rules of its
 * kind, or not checkable at all. When in doubt it is formal: only a clear sign sends a reference elsewhere, and authors with
 * a title in a journal or a book keep it formal whatever the title speaks of.
 */
import type { CanonicalKind, Route } from '../model/cited.ts';
import type { CslItem } from '../model/csl.ts';
import { entryOf } from '../text/entry.ts';
import { workNumbers } from '../text/work-numbers.ts';
import { CANONICAL } from './triage/canonical.ts';
import { COURTS } from './triage/courts.ts';
import { type Form, LAW } from './triage/law.ts';
import { NUMBERS } from './triage/numbers.ts';
import { OFFICIAL } from './triage/official.ts';
import { seldomHeld } from './triage/seldom.ts';
import { STATUTES } from './triage/statutes.ts';
import { hasTitle, isEmpty, isRemark, uncheckable } from './triage/uncheckable.ts';

export interface Triage {
  readonly route: Route;
  readonly routeWhy: string;
  readonly canonical?: CanonicalKind;
}

const KIND_OF_TYPE: Readonly<Record<string, CanonicalKind>> = {
  legislation: 'statute',
  bill: 'statute',
  regulation: 'statute',
  treaty: 'statute',
  legal_case: 'court-decision',
  patent: 'patent',
  standard: 'standard',
  dataset: 'dataset',
  software: 'software',
  webpage: 'web-page',
  'post-weblog': 'web-page',
};
const SAYS: Readonly<Record<CanonicalKind, string>> = {
  scripture: 'cites a holy book',
  statute: 'cites a law',
  'court-decision': 'cites a court decision',
  standard: 'cites a standard',
  patent: 'cites a patent',
  dataset: 'cites data',
  software: 'cites software',
  'web-page': 'cites a web page',
  'famous-work': 'cites a work known by name',
  thesis: 'has authors and a title, and is a thesis',
  newspaper: 'has parts that can be compared, and stood in a newspaper or was broadcast or posted',
  'grey-literature': 'has parts that can be compared, and was brought out by its own author or told at a meeting',
  'official-document': 'cites a paper of a parliament, a government or an international body',
};
/** Kinds whose registries hold them under authors and title as well: an identifier makes these formal. */
const REGISTERED: ReadonlySet<CanonicalKind> = new Set(['dataset', 'software', 'web-page']);

/** Sends one reference its way. Takes it as printed and as parsed; gives the route, the reason in one clause, and the kind. */
export function triage(raw: string, fields: CslItem): Triage {
  const not = uncheckable(raw, fields);
  if (not !== null) return { route: 'uncheckable', routeWhy: not.why };
  const registered = fields.DOI !== undefined || fields.arxiv !== undefined || fields.PMID !== undefined || fields.PMCID !== undefined;
  const named = (fields.author?.length ?? 0) > 0;
  // People and a registered identifier settle it; the forms are many, so nothing is held against them without need.
  const kind = registered && named ? undefined : kindOf(raw, fields, registered, named);
  if (kind !== undefined) return { route: 'reasoning', routeWhy: SAYS[kind], canonical: kind };
  // A year is what a remark never has; a title may well be a sentence ("Is attention all you need?").
  if (isRemark(raw) && !registered && fields.issued === undefined) return { route: 'uncheckable', routeWhy: 'is a remark, not a work' };
  if (isEmpty(raw, fields) && fields.title === undefined && !registered && fields.ISBN === undefined)
    return { route: 'uncheckable', routeWhy: 'holds nothing that could be looked up' };
  if (isWebPage(fields, named, registered)) return { route: 'reasoning', routeWhy: SAYS['web-page'], canonical: 'web-page' };
  const seldom = registered ? undefined : seldomHeld(raw, fields);
  if (seldom !== undefined) return { route: 'formal', routeWhy: SAYS[seldom], canonical: seldom };
  return { route: 'formal', routeWhy: named && fields.title !== undefined ? 'has authors and a title' : 'has parts that can be compared' };
}

/** The kind of a work that registries hold under no authors and title; undefined for one that is to be found like any other. */
function kindOf(raw: string, fields: CslItem, registered: boolean, named: boolean): CanonicalKind | undefined {
  const byType = entryOf(KIND_OF_TYPE, fields.type ?? '');
  const form = formOf(raw);
  const kind = form?.kind ?? (byType === 'web-page' ? undefined : byType);
  if (kind === undefined || (registered && REGISTERED.has(kind))) return undefined;
  const container = fields['container-title'];
  // The number of a standard is no journal, even where the parser took it for one, and its release no volume.
  const published = (): boolean =>
    container !== undefined &&
    (fields.volume !== undefined || fields.page !== undefined || fields.issue !== undefined) &&
    formOf(container) === undefined &&
    !(kind === 'standard' && isNumbered(raw, fields));
  return named && hasTitle(fields) && form?.own !== true && !OWN_FORM.has(kind) && published() ? undefined : kind;
}

/** Whether the number of a standard stands beside its title, and no page that something in a journal would have. */
const isNumbered = (raw: string, { title = '', page = '' }: CslItem): boolean =>
  !/^\d/.test(page) && workNumbers(raw.replace(title, ' ')).some(({ key }) => /^(?:std|rfc|draft):/.test(key));

/** Kinds whose printed form settles the matter even where the parser believes it saw a journal with numbers. */
const OWN_FORM: ReadonlySet<CanonicalKind> = new Set(['court-decision']);

const FORMS: readonly Form[] = [...LAW, ...STATUTES, ...COURTS, ...OFFICIAL, ...CANONICAL, ...NUMBERS];

/** The form of citation that a text is in, one that settles the matter before others. */
function formOf(raw: string): Form | undefined {
  const sample = raw.slice(0, 1000);
  const first = FORMS.find((form) => form.sign.test(sample));
  if (first === undefined || first.own === true) return first;
  return FORMS.find((form) => form.own === true && form.kind === first.kind && form.sign.test(sample)) ?? first;
}

/** True when the text cites in a form of law, scripture, standards and the like. */
export function namesCanonical(raw: string): boolean {
  return formOf(raw) !== undefined;
}

/** The address of a whole site. */
const SITE = /^https?:\/\/[^/?#\s]{3,200}\/?$/i;

function isWebPage(fields: CslItem, named: boolean, registered: boolean): boolean {
  if (fields.URL === undefined || registered || fields.ISBN !== undefined) return false;
  if (
    /^https?:\/\/(?:dx\.)?doi\.org\/|arxiv\.org\/|aclanthology\.org|aclweb\.org\/anthology|jstor\.org|proceedings\.mlr\.press|openreview\.net|ncbi\.nlm\.nih\.gov|papers\.ssrn\.com|papers\.n(?:eur)?ips\.cc/i.test(
      fields.URL,
    )
  )
    return false;
  if (fields.type === 'webpage' || fields.type === 'post-weblog') return !(named && fields.volume !== undefined);
  return (
    fields['container-title'] === undefined &&
    // A firm beside the address of its whole site is the site's.
    (fields.publisher === undefined || (!named && SITE.test(fields.URL))) &&
    fields.volume === undefined &&
    fields.page === undefined &&
    fields.genre === undefined
  );
}
