/** Authorities at the head of a title. */
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const told = (raw: string): unknown => {
  const { author, title } = parseReference(raw).fields;
  return [author?.map(({ literal }) => literal), title];
};

describe('an authority before a title', () => {
  it.each([
    'Organization for Economic Cooperation and Development',
    'Organisation mondiale de la Santé',
    'Ministerio de Educación y Formación Profesional',
    'Institute of Medicine',
  ])('%s is its author', (office) => {
    expect(told(`${office}. Reefs at a glance 2019. Paris: House; 2019.`)).toEqual([[office], 'Reefs at a glance 2019']);
  });
  it('is no sentence that merely begins so', () => {
    expect(told('Quill A. Organisation of reefs. Growth of corals. Paris: House; 2019.')).not.toEqual([
      ['Organisation of reefs'],
      'Growth of corals',
    ]);
  });
});

describe('an authority with its short name', () => {
  it.each(['Petal Guidelines Network (PEGN)', 'Deutsche Gesellschaft für Hecken e. V. (DGH)', 'Haute Autorité de santé'])('%s', (name) => {
    expect(told(`${name}. Growth of hedges in gardens. Bonn: Reef; 2019.`)).toEqual([[name], 'Growth of hedges in gardens']);
  });
});
