/** Records as libraries and repositories hand them out in XML: MARC 21 and Dublin Core. */
import { wordsIn } from '../made.ts';
import { elements, within, type XmlNode } from '../tree.ts';
import type { Found } from './registries.ts';

/** Marks of cataloguing at the end of a part: "Leeds :", "Harbour Press,", "[2012]". */
const bare = (words: string): string =>
  words
    .replace(/^\[|\]$/g, '')
    .replace(/(?<!\s)\s{0,3}[/:;,]$/, '')
    .trim();
/** A name without the years of its life and what is said of it. */
const person = (words: string): string => bare(words).replace(/,\s\d{4}-(?:\d{4})?$/, '');

export function ofMarc(record: XmlNode): Found {
  const fields = elements(record, 'datafield');
  const parts = (tag: RegExp, codes: string): string[][] =>
    fields
      .filter(({ attributes }) => tag.test(attributes.get('tag') ?? ''))
      .map((field) =>
        elements(field, 'subfield')
          .filter(({ attributes }) => codes.includes(attributes.get('code') ?? ' '))
          .map(wordsIn),
      );
  const first = (tag: RegExp, codes: string): string[] => parts(tag, codes).flatMap((values) => values.slice(0, 1).map(bare));
  const people = fields
    .filter(({ attributes }) => /^[17]00$/.test(attributes.get('tag') ?? ''))
    .map((field) => {
      const said = (code: string): string =>
        elements(field, 'subfield')
          .filter(({ attributes }) => attributes.get('code') === code)
          .map(wordsIn)
          .join(' ');
      return { name: person(said('a')), role: `${said('e')} ${said('4')}` };
    });
  const edits = people.filter(({ role }) => /\bedit|\bedt\b|herausgeber/i.test(role));
  const translates = people.filter(({ role }) => /\btransl|\btrl\b/i.test(role));
  const [within773 = []] = parts(/^773$/, 't');
  return {
    id: elements(record, 'controlfield')
      .filter(({ attributes }) => attributes.get('tag') === '001')
      .map(wordsIn),
    type: [within773.length > 0 ? 'chapter' : parts(/^502$/, 'abc').length > 0 ? 'thesis' : 'book'],
    author: people.filter((one) => !edits.includes(one) && !translates.includes(one)).map(({ name }) => name),
    group: first(/^[17]10$/, 'a'),
    editor: edits.map(({ name }) => name),
    translator: translates.map(({ name }) => name),
    title: parts(/^245$/, 'ab').map((values) => values.map(bare).join(': ')),
    container: within773.map(bare),
    series: first(/^(?:490|830)$/, 'a'),
    edition: first(/^250$/, 'a'),
    place: first(/^26[04]$/, 'a'),
    publisher: first(/^26[04]$/, 'b'),
    year: first(/^26[04]$/, 'c').flatMap((when) => /\d{4}/.exec(when)?.[0] ?? []),
    number: [...first(/^020$/, 'a'), ...first(/^022$/, 'a')],
    doi: first(/^024$/, 'a').filter((value) => value.startsWith('10.')),
    url: first(/^856$/, 'u'),
  };
}

/** The kinds that repositories name. */
const kindOf = (said: string): string =>
  said
    .replace(/^info:eu-repo\/semantics\//, '')
    .replace(/^(?:doctoral|master|bachelor)thesis$/i, 'thesis')
    .replace(/^(?:conferenceobject)$/i, 'conferencepaper');

export function ofDublinCore(record: XmlNode): Found {
  const all = (name: string): string[] => within(record, name).map(wordsIn);
  const identifiers = all('identifier');
  return {
    type: all('type').map(kindOf),
    author: all('creator'),
    editor: all('contributor').filter((name) => /\(ed/i.test(name)),
    title: all('title'),
    publisher: all('publisher'),
    year: all('date').flatMap((when) => /^\d{4}(?:-\d\d){0,2}/.exec(when)?.[0] ?? []),
    number: identifiers,
    doi: identifiers.filter((value) => /\b10\.\d{4,9}\//.test(value)),
    url: identifiers.filter((value) => /^https?:/.test(value)),
    abstract: all('description'),
  };
}
