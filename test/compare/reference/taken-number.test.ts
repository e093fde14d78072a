/** A work cited by the number that another one found with it has; pages, codes and works that share a name say nothing. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CanonicalKind } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { LookupResult } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const OWN: Readonly<Partial<Record<CanonicalKind, CslItem>>> = {
  'court-decision': { type: 'legal_case', title: 'Rook v Garden Trust', issued: { 'date-parts': [[2021]] } },
  standard: { type: 'standard', title: 'Hedges and fences of towns', issued: { 'date-parts': [[2019]] } },
  statute: { type: 'legislation', title: 'Hedges Act', issued: { 'date-parts': [[2000]] } },
};

/** The identifier component of the work itself, where another record holds a number. */
function told(kind: CanonicalKind, raw: string, other: CslItem, own: CslItem | undefined = OWN[kind]): string | undefined {
  const [ours, theirs] = [own ?? {}, other].map((record, at) => sourceOf({ id: String(at), ...record }, 'held'));
  if (ours === undefined || theirs === undefined) return undefined;
  const fields = { ...own };
  delete fields.number;
  const asked: LookupResult['asked'] = [
    { adapter: 'held', question: 'work', query: '', covers: 'no', lookup: { kind: 'found', sources: [ours, theirs] }, snapshots: [] },
  ];
  const [best] = compare(
    { ...referenceOf({ raw, fields }), canonical: kind },
    { asked, candidates: [{ id: ours.id, sources: [ours], likeness: 1 }] },
  ).evidence;
  return best?.components.doi.label;
}

const decision = (title: string, number: string): CslItem => ({ type: 'legal_case', title, number });

describe('the number of another work', () => {
  it.each<[CanonicalKind, string, CslItem]>([
    ['court-decision', 'Rook v Garden Trust [2021] UKSC 50', decision('Vex v Harbour plc', '[2021] UKSC 50')],
    ['standard', 'EN 318-19: Hedges and fences of towns', { type: 'standard', title: 'Bricks', number: 'EN 318-19' }],
    ['statute', 'Hedges Act, SC 2000, c 5', { type: 'legislation', title: 'Harbours Code', number: 'SC 2000, c 5' }],
  ])('is not its own: %s %s', (kind, raw, other) => {
    expect(told(kind, raw, other)).toBe('not_match');
  });
  it.each<[CanonicalKind, string, CslItem]>([
    // On appeal the parties change places, and a short name is of the same case.
    ['court-decision', 'Rook v Garden Trust [2021] UKSC 50', decision('Garden Trust v Rook', '[2021] UKSC 50')],
    ['court-decision', 'Rook v Garden Trust [2021] UKSC 50', decision('In re Rook', '[2021] UKSC 50')],
    // Several decisions begin on a page.
    ['court-decision', 'Rook v Garden Trust, 531 U.S. 1012 (2021)', decision('Vex v Harbour plc', '531 U.S. 1012')],
    // Of two numbers one is that of a decision it speaks of.
    ['court-decision', 'Rook v Garden Trust [2021] UKSC 50, rev [2019] EWCA Civ 7', decision('Vex v Harbour plc', '[2019] EWCA Civ 7')],
    ['court-decision', 'Rook v Garden Trust [2021] UKSC 51', decision('Vex v Harbour plc', '[2021] UKSC 50')],
    ['standard', 'EN 318-19: Hedges and fences of towns', { type: 'standard', title: 'Hecken und Zäune der Städte', number: 'EN 318-19' }],
    ['standard', 'EN 318-19: Hedges and fences of towns', { type: 'standard', title: 'Fences', number: 'EN 318-19' }],
  ])('may be its own: %s %s', (kind, raw, other) => {
    expect(told(kind, raw, other)).not.toBe('not_match');
  });
  it('is not asked of works of other kinds', () => {
    const own: CslItem = { type: 'article-journal', title: 'Hedges and fences of towns' };
    expect(
      told('thesis', 'Hedges and fences of towns. EN 318-19', { type: 'standard', title: 'Bricks', number: 'EN 318-19' }, own),
    ).not.toBe('not_match');
  });
});
