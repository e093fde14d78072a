import { describe, expect, it } from 'vitest';
import { bodiesOf } from '../../../src/extract/parse/study-groups.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const TITLE = 'Worldwide trends in petals from 1975 to 2015';
const told = (raw: string): unknown => {
  const { author, title } = parseReference(raw).fields;
  return { author: author?.map(({ literal }) => literal), title };
};

describe('study groups', () => {
  it.each([
    ['NCD Risk Factor Collaboration (NCD-RisC)', ['NCD Risk Factor Collaboration (NCD-RisC)']],
    [
      'ISIS-2 (Second International Study of Infarct Survival) Collaborative Group',
      ['ISIS-2 (Second International Study of Infarct Survival) Collaborative Group'],
    ],
    ['COVIDSurg Collaborative, GlobalSurg Collaborative', ['COVIDSurg Collaborative', 'GlobalSurg Collaborative']],
    ['1000 Genomes Project Consortium', ['1000 Genomes Project Consortium']],
  ])('%s', (group, author) => {
    expect(told(`${group}. ${TITLE}. Lancet 2017; 389: 37–55.`)).toEqual({ author, title: TITLE });
  });

  it.each([
    'World Commission on Hedges and Gardens',
    'Intergovernmental Panel on Hedge Change',
    'National Commission for the Protection of Hedges of Biomedical and Behavioral Gardens',
  ])('and other bodies are told before the year and a title: %s', (body) => {
    expect(told(`${body}. (1987). Our common hedges. Oxford University Press.`)).toEqual({ author: [body], title: 'Our common hedges' });
  });

  it('are no titles that stand before their year', () => {
    expect(told('The growth of hedges. (2018). The Times.')).toEqual({ author: undefined, title: 'The growth of hedges' });
  });

  it('are those who contributed to an encyclopaedia', () => {
    expect(
      told('Wikipedia contributors. "Petal theorem." Wikipedia, The Free Encyclopedia. Wikipedia, The Free Encyclopedia, 3 Mar. 2021.'),
    ).toEqual({
      author: ['Wikipedia contributors'],
      title: 'Petal theorem',
    });
  });

  it('are none where a title speaks of one, and leave the number of a list', () => {
    expect(told('Roe A, Doe B. The Petal Study Group. A history of counting. Lancet 2017; 389: 37–55.')).toMatchObject({
      author: [undefined, undefined],
    });
    expect(told(`12 World Health Organization. ${TITLE}. Geneva: WHO, 2015.`)).toMatchObject({ author: ['World Health Organization'] });
  });

  it('are parted by commas, not by "and", which one may hold', () => {
    expect(bodiesOf('LIGO Scientific Collaboration, Virgo Collaboration')).toEqual([
      'LIGO Scientific Collaboration',
      'Virgo Collaboration',
    ]);
    expect(bodiesOf('LIGO Scientific Collaboration and Virgo Collaboration')).toHaveLength(1);
    expect(bodiesOf('United Nations, Population Division')).toHaveLength(1);
  });
});
