/**
 * The reason for a class as one sentence for a person, made from the rule and its evidence. It says what was seen and what
 * was not, and never accuses: not finding a work is a fact about the search.
 */
import { COMPONENTS, type Component, type ComponentEvidence, type IdentifierEvidence } from '../../model/evidence.ts';
import { identifierName } from '../../model/identifier-name.ts';
import type { CoverageFact } from '../../model/verdict.ts';
import { isAtHand } from './at-hand.ts';
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

/** Parts whose difference may stand where a long text is cut; their reason names it. */
const NAMED: ReadonlySet<Component> = new Set(['title', 'authors']);

/** "year not in agreement (cited 2021, recorded 2019)" for each component that is not in order. */
function differences(components: Components): string {
  const parts = COMPONENTS.flatMap((component) => {
    const { label, cited, found, why } = components[component];
    if (label === 'match' || label === 'unknown') return [];
    const how = label === 'not_match' ? 'not in agreement' : 'in agreement only in part';
    const named = label !== 'not_match' && NAMED.has(component) ? `${why}; ` : '';
    return [`${NAME[component]} ${how} (${named}cited “${cut(cited ?? '–')}”, recorded “${cut(found ?? '–')}”)`];
  });
  return parts.join('; ');
}

/** How a rule says what vouches for the work, where it leaves open which of the two does. */
const EITHER = 'identifier (or journal, volume and page)';

const NOT_ANSWERED = 'ref/unknown-not-answered';

/** What is said where everybody who could hold the work was asked and answered: that somebody was not would be false. */
const UNTITLED = 'No record was found, which says little of a citation without a title.';
const OF_ITS_KIND = 'No record was found, which says little of works of this kind.';

/** The rule's own sentence, saying which of the two it was, and nothing of sources that were not heard where all were. */
function saying({ id, says }: ReferenceRule, { doi, url, title }: Components, { kind }: CoverageFact): string {
  if (id === NOT_ANSWERED && kind === 'complete') return title.cited === null ? UNTITLED : OF_ITS_KIND;
  return says.replace(EITHER, doi.label === 'match' ? 'identifier' : url.label === 'match' ? 'link' : 'journal, volume and page');
}

/** Rules that speak of who was asked. */
const WANTS: ReadonlySet<string> = new Set(['ref/unknown-coverage', NOT_ANSWERED]);

/** Below this likeness the nearest record is merely some record, and only its title is told. */
const FAR = 0.35;

/** The nearest record, with what differs from it. */
function nearest(components: Components, source: string | null): string {
  if (source === null) return '';
  const { label, score, found } = components.title;
  if (label === 'not_match' && (score ?? 1) < FAR && found !== null) return ` Nearest record: ${source}, titled “${cut(found)}”.`;
  const differing = differences(components);
  return ` Nearest record: ${source}${differing === '' ? '' : `; ${differing}`}.`;
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
      return said === null ? [] : [` Identifier: ${identifierName(scheme, identifier)} ${cut(identifier)} ${said} (${cut(why)}).`];
    })
    .join('');

/**
 * Takes the rule that spoke, the components against the chosen record, that record's id (null when there is none; of a work seen at hand that of its text), the coverage and
 * what became of the cited identifiers. Gives plain sentences: the rule's own, then what it rests on.
 */
export function sentence(
  rule: ReferenceRule,
  components: Components,
  source: string | null,
  coverage: CoverageFact,
  identifiers: readonly IdentifierEvidence[] = [],
): string {
  if (isAtHand(rule) && source !== null) return `${rule.says.replace(/\.$/, '')}: ${source}.`;
  const differing = differences(components);
  const near = nearest(components, source);
  const says = saying(rule, components, coverage);
  const asked = coverage.absent.length > 0 ? ` Asked: ${list(coverage.absent)}.` : '';
  const nobody = coverage.absent.length === 0 && coverage.missing.length === 0 ? ' No source that holds all such works was asked.' : '';
  const silent = coverage.missing.length > 0 ? ` Not heard: ${gaps(coverage)}.` : '';
  const strays = strayed(identifiers);
  const others = source === null ? '' : elsewhere(components, source);
  switch (rule.outcome) {
    case 'exist':
      // A detail that is left open names who was not heard.
      if (source !== null && differing !== '' && silent !== '') return `${says} Record: ${source}; ${differing}.${silent}${others}`;
      return source === null ? says : `${says.replace(/\.$/, '')}: ${source}.${others}`;
    case 'exist_minor':
    case 'unsure':
      return `${says} Record: ${source ?? 'none'}; ${differing === '' ? 'nothing else to compare' : differing}.${others}${strays}`;
    case 'fake':
      return `${says}${near}${asked}${strays}`;
    case 'unknown':
      return `${says}${near}${asked}${silent}${WANTS.has(rule.id) ? nobody : ''}${strays}`;
  }
}
