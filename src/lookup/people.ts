/**
 * Names as registries give them, as CSL names: parts where parts are stated, parts found where only a line is given, and a
 * literal for groups and for names whose parts cannot be told. Nobody is left out because the name looks odd.
 */
import type { CslName } from '../model/csl.ts';
import { clean } from './clean.ts';

const PARTICLE =
  /^(?:van|von|der|den|de|del|della|di|da|dos|das|do|du|des|la|le|ter|ten|te|zu|zum|zur|af|av|al|el|bin|ibn|ben|bint|st|'t|vom|vander|vanden)\.?$/;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|phd|md)\.?$/i;
const GROUP =
  /\b(?:collaborat\w{0,8}|consorti\w{0,4}|group|groupe|gruppe|team|committee|commission|council|organi[sz]ation|university|universit\w{1,4}|institute?\w{0,3}|society|association|agency|ministry|department|federation|foundation|network|initiative|program(?:me)?|project|investigators|editors|board|office|bureau|center|centre|company|corporation|inc|ltd|gmbh|laborator\w{1,4}|authors|working|panel|task force)\b/i;
const ORCID = /(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\s*$/i;

/** An ORCID iD, bare; undefined when there is none. */
export function orcid(text: string | null | undefined): string | undefined {
  return ORCID.exec(text ?? '')?.[1]?.toUpperCase();
}

const withOrcid = (name: CslName, id: string | null | undefined): CslName => {
  const bare = orcid(id);
  return bare === undefined ? name : { ...name, ORCID: bare };
};

/** A name stated in parts. Null when nothing is in it. */
export function nameOfParts(parts: {
  readonly family?: string | null | undefined;
  readonly given?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly ORCID?: string | null | undefined;
}): CslName | null {
  const family = clean(parts.family ?? '');
  const given = clean(parts.given ?? '');
  const suffix = clean(parts.suffix ?? '');
  if (family === '' && given === '') {
    const literal = clean(parts.name ?? '');
    return literal === '' ? null : withOrcid({ literal }, parts.ORCID);
  }
  if (family === '') return withOrcid({ literal: given }, parts.ORCID);
  if (given === '' && family.includes(' ') && GROUP.test(family)) return withOrcid({ literal: family }, parts.ORCID);
  return withOrcid({ family, ...(given === '' ? {} : { given }), ...(suffix === '' ? {} : { suffix }) }, parts.ORCID);
}

/** A name given as one line: "Jan van der Berg", "Berg, Jan van der", "Neirinckx V", "ATLAS Collaboration". Null when empty. */
export function nameOfLine(line: string | null | undefined, id?: string | null): CslName | null {
  const plain = clean(line ?? '').replace(/\s\d{4}$/, '');
  if (plain === '') return null;
  if (GROUP.test(plain) && !/^[^,]{1,40},\s*\p{Lu}[^,]{0,30}$/u.test(plain)) return withOrcid({ literal: plain }, id);
  const comma = plain.indexOf(',');
  if (comma > 0) {
    const [family = '', ...rest] = plain.split(/(?:(?<!\s)\s+)?,\s*/);
    const suffix = rest.find((part) => SUFFIX.test(part));
    const given = rest.filter((part) => part !== suffix).join(' ');
    return withOrcid({ family, ...(given === '' ? {} : { given }), ...(suffix === undefined ? {} : { suffix }) }, id);
  }
  const words = plain.split(' ');
  if (words.length === 1) return withOrcid({ literal: plain }, id);
  let end = words.length;
  let suffix: string | undefined;
  if (end > 2 && SUFFIX.test(words[end - 1] ?? '')) {
    suffix = words[end - 1];
    end -= 1;
  }
  let start = end - 1;
  while (start > 1 && PARTICLE.test(words[start - 1] ?? '')) start -= 1;
  const family = words.slice(start, end).join(' ');
  const given = words.slice(0, start).join(' ');
  return withOrcid({ family, given, ...(suffix === undefined ? {} : { suffix }) }, id);
}

/** The names among what was read. */
export function named(names: readonly (CslName | null)[]): CslName[] {
  return names.filter((name) => name !== null);
}
