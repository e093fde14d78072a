/** Zotero's own export, RDF: an item says what holds it in itself or by the address of an element beside it. */
import { wordsIn } from '../made.ts';
import { child, elements, within, type XmlNode } from '../tree.ts';
import type { Found } from './registries.ts';

/** Kinds that are no works: what hangs at one, and where it is filed. */
const NO_WORK = /^(?:attachment|note|annotation)$/;
/** Elements that hold a work, and are one only as a book is. */
const HOLDS = /^(?:Journal|Series|Collection|Memo|Attachment|Website|Blog)$/;

export function worksOfZotero(root: XmlNode): Found[] {
  const about = new Map(elements(root).map((one) => [one.attributes.get('about') ?? '', one]));
  return elements(root)
    .filter((one) => child(one, 'itemType') !== undefined && !HOLDS.test(one.name) && !NO_WORK.test(wordsIn(child(one, 'itemType'))))
    .map((item) => workOf(item, about));
}

function workOf(item: XmlNode, about: ReadonlyMap<string, XmlNode>): Found {
  const holders = elements(item, 'isPartOf').flatMap((part) => {
    const named = about.get(part.attributes.get('resource') ?? ' ');
    return named === undefined ? elements(part) : [named];
  });
  const of = (name: string): string[] => elements(item, name).map(wordsIn);
  const either = (name: string): string[] => [item, ...holders].flatMap((one) => elements(one, name).map(wordsIn));
  const people = (list: string): string[] => elements(item, list).flatMap((one) => within(one, 'Person').map(personOf));
  const [place, ...further] = holders.filter(({ name }) => name !== 'Series');
  const identifiers = [item, ...holders].flatMap((one) => elements(one, 'identifier'));
  const marked = (mark: RegExp): string[] =>
    identifiers.map(wordsIn).flatMap((words) => (mark.test(words) ? [words.replace(mark, '').trim()] : []));
  const organization = child(child(item, 'publisher'), 'Organization') ?? child(child(place, 'publisher'), 'Organization');
  return {
    type: of('itemType'),
    author: people('authors'),
    editor: people('editors'),
    translator: people('translators'),
    title: of('title'),
    container: [place, ...further].flatMap((one) => elements(one, 'title').map(wordsIn)),
    short: elements(place, 'alternative').map(wordsIn),
    series: holders.filter(({ name }) => name === 'Series').flatMap((one) => elements(one, 'title').map(wordsIn)),
    volume: either('volume'),
    issue: either('number'),
    pages: of('pages'),
    edition: either('edition'),
    year: of('date'),
    publisher: elements(organization, 'name').map(wordsIn),
    place: organization === undefined ? [] : within(organization, 'locality').map(wordsIn),
    genre: of('type'),
    doi: marked(/^DOI\s/),
    number: [...marked(/^ISBN\s/), ...marked(/^ISSN\s/)],
    url: identifiers.flatMap((one) => within(one, 'URI').map(wordsIn)),
    abstract: of('abstract'),
  };
}

/** A person; a name alone is that of a body, which a comma at its end tells. */
function personOf(one: XmlNode): string {
  const family = wordsIn(child(one, 'surname'));
  const given = wordsIn(child(one, 'givenName')) || wordsIn(child(one, 'givenname'));
  if (given === '') return `${family},`;
  const [name = '', ...suffix] = family.split(/,\s*/);
  return [name, given, ...suffix].join(', ');
}
