/** `stet rules`: the rules that decide, read off the tables that decide. */
import type { Command } from 'commander';
import { distance } from 'fastest-levenshtein';
import { CLAIM_RULES } from '../decide/claim/index.ts';
import { PAIR_RULES } from '../decide/claim/judged.ts';
import { REFERENCE_GUARDS, REFERENCE_RULES, REFERENCE_TESTIMONY, WARNING_RULES } from '../decide/index.ts';
import { QUOTE_RULES } from '../decide/quote/examples.ts';
import { StetError } from '../errors.ts';
import { nearest } from '../settings/nearest.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet rules                 all rules, in the order in which they are tried
  stet rules ${REFERENCE_RULES[0]?.id ?? ''}      one rule: what it says, why there is such a rule, examples`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  program
    .argument('[id]', 'the rule to explain')
    .addHelpText('after', EXAMPLES)
    .action((id: string | undefined) => {
      world.stdout.write(id === undefined ? listOfRules() : explained(id));
      done(0);
    });
}

/** Rules whose examples are facts of one piece of evidence. */
const FACTUAL = [...QUOTE_RULES, ...CLAIM_RULES, ...PAIR_RULES];
const ALL = [...REFERENCE_RULES, ...REFERENCE_GUARDS, ...REFERENCE_TESTIMONY, ...WARNING_RULES, ...FACTUAL];

/** Every rule with its outcome and sentence. */
export function listOfRules(): string {
  const wide = Math.max(...ALL.map(({ id }) => id.length));
  const line = (id: string, outcome: string, says: string): string => `  ${id.padEnd(wide)}  ${outcome.padEnd(19)}  ${says}\n`;
  return [
    'About a reference; the first that holds decides:\n',
    ...REFERENCE_RULES.map(({ id, outcome, says }) => line(id, outcome, says)),
    '\nGuards, which may only take a class back:\n',
    ...REFERENCE_GUARDS.map(({ id, outcome, says }) => line(id, outcome, says)),
    '\nWhat the word of a language model may move, where one is heard:\n',
    ...REFERENCE_TESTIMONY.map(({ id, outcome, says }) => line(id, outcome, says)),
    '\nWarnings, beside the class:\n',
    ...WARNING_RULES.map(({ id, severity, says }) => line(id, severity, says)),
    '\nAbout a quote; the first that holds decides:\n',
    ...QUOTE_RULES.map(({ id, outcome, says }) => line(id, outcome, says)),
    '\nAbout a claim of an answer beside a source it cites; the first that holds decides:\n',
    ...CLAIM_RULES.map(({ id, outcome, says }) => line(id, outcome, says)),
    '\nAbout a claim beside evidence that was handed over with it; the first that holds decides:\n',
    ...PAIR_RULES.map(({ id, outcome, says }) => line(id, outcome, says)),
  ].join('');
}

const shown = (value: unknown): string => (value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value));

/** One rule in full. Throws StetError with the nearest ids for one that is not there. */
export function explained(id: string): string {
  const rule = [...REFERENCE_RULES, ...REFERENCE_GUARDS, ...REFERENCE_TESTIMONY].find((candidate) => candidate.id === id);
  if (rule !== undefined) {
    const examples = rule.examples.map(({ labels, holds, note }) => {
      const said = Object.entries(labels).map(([component, label]) => `${component} ${label}`);
      return `  ${holds ? 'holds' : 'does not hold'}: ${note}${said.length === 0 ? '' : ` (${said.join(', ')})`}\n`;
    });
    return `${rule.id}: ${rule.outcome}\n\n${rule.says}\nWhy: ${rule.why}\n${examples.length === 0 ? '' : `\nExamples:\n${examples.join('')}`}`;
  }
  const warning = WARNING_RULES.find((candidate) => candidate.id === id);
  if (warning !== undefined) return `${warning.id}: ${warning.kind}, ${warning.severity}\n\n${warning.says}\nWhy: ${warning.why}\n`;
  const quote = FACTUAL.find((candidate) => candidate.id === id);
  if (quote !== undefined) {
    const examples = quote.examples.map(({ evidence, holds, note }) => {
      const said = Object.entries(evidence).map(([fact, value]) => `${fact}: ${shown(value)}`);
      return `  ${holds ? 'holds' : 'does not hold'}: ${note}${said.length === 0 ? '' : ` (${said.join(', ')})`}\n`;
    });
    return `${quote.id}: ${quote.outcome}, ${quote.severity}\n\n${quote.says}\n\nExamples:\n${examples.join('')}`;
  }
  throw new StetError('usage', `no rule "${id}"; ${meant(id)}`);
}

/** How many rules are named to somebody who named none. */
const NAMED = 5;

/** What may be meant by a rule that is not there: the one nearest to it, else those about the same thing whose names come nearest. */
function meant(id: string): string {
  const ids = ALL.map((candidate) => candidate.id);
  const near = nearest(id, ids);
  if (near !== null) return `did you mean "${near}"?`;
  const about = ids.filter((known) => known.split('/')[0] === id.split('/')[0]);
  const far = new Map(ids.map((known) => [known, distance(id, known)]));
  const nearby = (about.length === 0 ? ids : about).toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)).slice(0, NAMED);
  return `nearest are ${nearby.join(', ')}; stet rules lists all ${ids.length}`;
}
