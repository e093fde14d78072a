/**
 * What a JATS citation says of the work it cites. One whose parts stand side by side without a sign between them
 * (`<element-citation>`) is data and becomes fields; one with its punctuation is print (`<mixed-citation>`) and is read as print by a
 * later stage. Which it is, is told by what stands between the parts and not by the name of the element, since both are mixed up.
 */
import type { CslItem, CslName } from '../../model/csl.ts';
import { bibDate } from '../bibtex/dates.ts';
import { arxivIn, doiIn, httpUrl } from '../bibtex/identifiers.ts';
import { cslItem } from '../csl/item.ts';
import { elements, textIn, within, type XmlNode } from '../xml/tree.ts';

/** Elements that hold one citation: JATS, and NLM's older names. */
export const CITATIONS: ReadonlySet<string> = new Set(['mixed-citation', 'element-citation', 'citation', 'nlm-citation']);

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** True when nothing but white space parts the elements of a citation. */
export function isData(citation: XmlNode): boolean {
  if (citation.name === 'mixed-citation' && elements(citation).length < 3) return false;
  const words = (node: XmlNode): boolean =>
    node.children.some((one) => typeof one === 'string' && /[\p{L}\p{N}\p{P}]/u.test(one)) ||
    elements(node, 'person-group').some((group) => group.children.some((one) => typeof one === 'string' && /[\p{L}\p{P}]/u.test(one)));
  return elements(citation).length > 0 && !words(citation);
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['journal', 'article-journal'],
  ['book', 'book'],
  ['book-chapter', 'chapter'],
  ['chapter', 'chapter'],
  ['edited-book', 'book'],
  ['confproc', 'paper-conference'],
  ['conf-proc', 'paper-conference'],
  ['conference', 'paper-conference'],
  ['thesis', 'thesis'],
  ['report', 'report'],
  ['working-paper', 'report'],
  ['gov', 'report'],
  ['government', 'report'],
  ['standard', 'standard'],
  ['patent', 'patent'],
  ['preprint', 'article'],
  ['data', 'dataset'],
  ['dataset', 'dataset'],
  ['database', 'dataset'],
  ['software', 'software'],
  ['web', 'webpage'],
  ['webpage', 'webpage'],
  ['website', 'webpage'],
  ['newspaper', 'article-newspaper'],
  ['magazine', 'article-magazine'],
  ['legal', 'legislation'],
  ['letter', 'personal_communication'],
]);

/** The fields of a citation that is data; null when they describe no work. */
export function fieldsOf(citation: XmlNode): CslItem | null {
  const first = (...names: string[]): string => {
    for (const name of names)
      for (const node of within(citation, name)) {
        const text = clean(textIn(node));
        if (text !== '') return text;
      }
    return '';
  };
  const all = (name: string, kinds: RegExp): string =>
    within(citation, name)
      .filter(({ attributes }) => kinds.test(attributes.get('pub-id-type') ?? attributes.get('content-type') ?? ''))
      .map((node) => clean(textIn(node)))
      .find((text) => text !== '') ?? '';
  const said = (citation.attributes.get('publication-type') ?? citation.attributes.get('citation-type') ?? '').toLowerCase();
  const source = first('source');
  const part = first('article-title', 'chapter-title', 'part-title', 'data-title');
  const known = TYPES.get(said);
  const type = known === 'book' && part !== '' && source !== '' ? 'chapter' : known;
  // A journal without the title of an article names the journal alone; anything else without one is the work itself.
  const whole = part === '' && said !== 'journal';
  const pages = [first('fpage'), first('lpage')].filter((page) => page !== '');
  const addresses = within(citation, 'ext-link')
    .concat(within(citation, 'uri'))
    .map((node) => node.attributes.get('href') ?? clean(textIn(node)));
  const comments = within(citation, 'comment').map((node) => clean(textIn(node)));
  const doi = doiIn(all('pub-id', /^doi$/i)) ?? [...addresses, ...comments].map(doiIn).find((found) => found !== null);
  const url = addresses.map(httpUrl).find((address) => address !== '' && !/\bdoi\.org\//i.test(address));
  const pmcid = /\d{3,10}/.exec(all('pub-id', /^pmc(?:id)?$/i))?.[0];
  const arxiv = all('pub-id', /^arxiv$/i);
  const { date, suffix } = bibDate({
    year: first('year').slice(0, 60),
    month: first('month').slice(0, 30),
    day: first('day').slice(0, 10),
  });
  const people = peopleOf(citation);
  return cslItem({
    type,
    title: whole ? source : part,
    'container-title': whole ? '' : source,
    ...people,
    ...(within(citation, 'etal').length > 0 && { 'et-al': true }),
    issued: date,
    'year-suffix': suffix,
    volume: first('volume'),
    issue: first('issue'),
    page: pages.length > 0 ? [...new Set(pages)].join('-') : first('page-range', 'elocation-id'),
    publisher: first('publisher-name', 'institution'),
    'publisher-place': first('publisher-loc'),
    edition: first('edition'),
    'collection-title': first('series'),
    'event-title': first('conf-name'),
    ISBN: first('isbn') || all('pub-id', /^isbn$/i),
    ISSN: first('issn'),
    DOI: doi,
    PMID: /^\d{1,9}$/.exec(all('pub-id', /^pmid$/i))?.[0],
    PMCID: pmcid === undefined ? undefined : `PMC${pmcid}`,
    arxiv: arxivIn(arxiv) ?? undefined,
    URL: url,
  });
}

/** Names by what the people did; those that stand in no group are authors. */
function peopleOf(citation: XmlNode): Readonly<Record<'author' | 'editor' | 'translator', CslName[]>> {
  const people: Record<'author' | 'editor' | 'translator', CslName[]> = { author: [], editor: [], translator: [] };
  const walk = (node: XmlNode, role: keyof typeof people | null): void => {
    for (const one of elements(node)) {
      if (one.name === 'person-group') {
        const kind = one.attributes.get('person-group-type') ?? 'author';
        walk(
          one,
          /^(?:all)?authors?$/.test(kind) ? 'author' : /^(?:guest-)?editors?$/.test(kind) ? 'editor' : kind === 'translator' ? kind : null,
        );
      } else if (one.name === 'name-alternatives') walk({ ...one, children: elements(one).slice(0, 1) }, role);
      else {
        const name = role === null ? null : nameOf(one);
        if (name !== null && role !== null) people[role].push(name);
      }
    }
  };
  walk(citation, 'author');
  return people;
}

/** A person or a body; null for any other element. */
export function nameOf(node: XmlNode): CslName | null {
  const part = (name: string): string => clean(within(node, name).map(textIn)[0] ?? '');
  if (node.name === 'name' || node.name === 'string-name') {
    const [family, given, suffix] = [part('surname'), part('given-names'), part('suffix')];
    const literal = clean(textIn(node));
    if (family === '') return literal === '' ? null : { literal };
    return { family, ...(given !== '' && { given }), ...(suffix !== '' && { suffix }) };
  }
  const literal = node.name === 'collab' || node.name === 'on-behalf-of' ? clean(textIn(node)) : '';
  return literal === '' ? null : { literal };
}

/** Fields as a line of print, for a citation that has none of its own. */
export function printedOf(fields: CslItem): string {
  const names = (fields.author ?? fields.editor ?? []).map(
    ({ literal, family, given }) => literal ?? [family, given].filter(Boolean).join(' '),
  );
  const [year] = fields.issued?.['date-parts']?.[0] ?? [];
  const { volume, issue, page } = fields;
  const numbers = [volume, issue === undefined ? undefined : `(${issue})`].filter(Boolean).join('');
  const place = [numbers, page].filter((text) => text !== undefined && text !== '').join(':');
  const sentence = (parts: readonly (string | undefined)[], sign: string): string =>
    parts.filter((text) => text !== undefined && text !== '').join(sign);
  const container = sentence([fields['container-title'], place], ' ');
  const when = year === undefined ? undefined : `(${year}${fields['year-suffix'] ?? ''})`;
  const who = names.length === 0 ? undefined : `${names.join(', ')}${fields['et-al'] === true ? ', et al' : ''}`;
  const publisher = sentence([fields['publisher-place'], fields.publisher], ': ');
  const found = fields.DOI === undefined ? fields.URL : `doi:${fields.DOI}`;
  return sentence([sentence([who, when], ' '), fields.title, container, publisher, found], '. ');
}
