/**
 * Whether a citation prints no title, as in much of physics and chemistry ("S. Boettcher, Phys. Rev. Research 1, 033142 (2019)"), or
 * prints one that was not read as such. Only the first may be vouched for without a title: where words stand in the reference that belong
 * to no name, no journal and no number, they may be a title that nobody compared.
 */
import type { Reference } from '../../model/cited.ts';
import type { CslName } from '../../model/csl.ts';

/** Words of some length that may be left over: a place, a series, "submitted". */
const LEFT_OVER = 2;
/** What stands in citations beside names and journals. */
const FRAME =
  /^(?:(?:https?|www|arxiv|preprint|eprint|eprints|pages?|seiten?|vol(?:ume)?|issue|number|article|part|section|series|supplement|suppl|erratum|ibid|also|press|accepted|submitted|unpublished|translated|original|english|edition|editors?|available|online|accessed|retrieved|jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)|(?:[a-z]+-)?(?:quant|cond|astro|hep|math|nucl|gr|chao|patt|nlin|physics|stat|eess|econ|th|ph|ex|lat|mat)\b.*)$/;
/** Letters of a word that says something. */
const TELLING = 4;
const ADDRESS = /https?:\S{1,300}|\b10\.\d{4,9}\/\S{1,200}|arxiv:\S{1,60}|\[[a-z-]{2,10}(?:\.[a-z-]{2,10})?\]/gi;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const named = ({ family = '', given = '', literal = '' }: CslName): string => `${family} ${given} ${literal}`;

/** Takes the reference as read; gives true where its fields hold no title and nothing that could be one is printed. */
export function printsNoTitle({ origin, raw, fields }: Reference): boolean {
  if (fields.title !== undefined) return false;
  if (origin === 'entry') return true;
  const people = [...(fields.author ?? []), ...(fields.editor ?? [])].map(named).join(' ');
  const places = [
    fields['container-title'],
    fields['event-title'],
    fields['collection-title'],
    fields.publisher,
    fields['publisher-place'],
  ];
  const known = new Set(wordsOf(`${people} ${places.filter((place) => place !== undefined).join(' ')}`));
  const left = wordsOf(raw.replace(ADDRESS, ' ')).filter(
    (word) => (word.length >= TELLING || !/^[a-z]+$/.test(word)) && !known.has(word) && !FRAME.test(word),
  );
  return left.length <= LEFT_OVER;
}
