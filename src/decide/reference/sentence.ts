/**
 * The reason for a class as one sentence for a person, made from the rule and its evidence. It says what was seen and what
 * was not, and never accuses: not finding a work is a fact about the search.
 */
import { COMPONENTS, type Component, type ComponentEvidence, type IdentifierEvidence } from '../../model/evidence.ts';
import type { CoverageFact } from '../../model/verdict.ts';
import type { ReferenceRule } from './rule.ts';

type Components = Readonly<Record<Component, ComponentEvidence>>;

const NAME: Readonly<Record<Component, string>> = {
  title: 'title',
  authors: 'authors',
  venue: 'venue',
  date: 'year',
  url: 'link',
  doi: 'identifier',
};

const SHOWN = 90;
const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1).trimEnd()}…` : text);
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;

/** "the year differs (cited 2021, recorded 2019)" for each component that is not in order. */
function differences(components: Components): string {
  const parts = COMPONENTS.flatMap((component) => {
    const { label, cited, found } = components[component];
    if (label === 'match' || label === 'unknown') return [];
    const how = label === 'not_match' ? 'not in agreement' : 'in agreement only in part';
    return [`${NAME[component]} ${how} (cited “${cut(cited ?? '–')}”, recorded “${cut(found ?? '–')}”)`];
  });
  return parts.join('; ');
}

function gaps(coverage: CoverageFact): string {
  return coverage.missing.map(({ adapter, why }) => `${adapter} (${why})`).join(', ');
}

/** Which other record of the same work each component agreed with, where it was not the chosen one. */
function elsewhere(components: Components, source: string): string {
  const others = new Map<string, string[]>();
  for (const component of COMPONENTS) {
    const { label, source: from } = components[component];
    if (label !== 'match' || from === null || from === source) continue;
    others.set(from, [...(others.get(from) ?? []), NAME[component]]);
  }
  return [...others].map(([from, names]) => ` Another record of the same work, ${from}, agrees in ${list(names)}.`).join('');
}

const OUTCOME: Readonly<Record<IdentifierEvidence['outcome'], string | null>> = {
  same: null,
  unconfirmed: null,
  elsewhere: 'is registered to another work',
  unregistered: 'is not known where it would be',
  malformed: 'cannot exist',
};

/** What became of identifiers that do not lead to the work. */
const strayed = (identifiers: readonly IdentifierEvidence[]): string =>
  identifiers
    .flatMap(({ scheme, identifier, outcome, why }) => {
      const said = OUTCOME[outcome];
      return said === null ? [] : [` Identifier: ${scheme.toUpperCase()} ${cut(identifier)} ${said} (${cut(why)}).`];
    })
    .join('');

/**
 * Takes the rule that spoke, the components against the chosen record, that record's id (null when there is none), the coverage and
 * what became of the cited identifiers. Gives plain sentences: the rule's own, then what it rests on.
 */
export function sentence(
  rule: ReferenceRule,
  components: Components,
  source: string | null,
  coverage: CoverageFact,
  identifiers: readonly IdentifierEvidence[] = [],
): string {
  const differing = differences(components);
  const near = source === null ? '' : ` Nearest record: ${source}${differing === '' ? '' : `; ${differing}`}.`;
  const asked = coverage.absent.length > 0 ? ` Asked: ${list(coverage.absent)}.` : '';
  const silent = coverage.missing.length > 0 ? ` Not heard: ${gaps(coverage)}.` : '';
  const strays = strayed(identifiers);
  const others = source === null ? '' : elsewhere(components, source);
  switch (rule.outcome) {
    case 'exist':
      // A detail that is left open names who was not heard.
      if (source !== null && differing !== '' && silent !== '') return `${rule.says} Record: ${source}; ${differing}.${silent}${others}`;
      return source === null ? rule.says : `${rule.says.replace(/\.$/, '')}: ${source}.${others}`;
    case 'exist_minor':
    case 'unsure':
      return `${rule.says} Record: ${source ?? 'none'}; ${differing === '' ? 'nothing else to compare' : differing}.${others}${strays}`;
    case 'fake':
      return `${rule.says}${near}${asked}${strays}`;
    case 'unknown':
      return `${rule.says}${near}${asked}${silent}${strays}`;
  }
}
