/** Names of workshops, with and without the meeting at which they were held; and parts of a meeting. */
import { describe, expect, it } from 'vitest';
import { venueForm } from '../../../../src/compare/reference/venue/form.ts';
import { judgeVenues } from '../../../../src/compare/reference/venue/judge.ts';

function labelOf(cited: string, found: string): string {
  const [ours, theirs] = [venueForm(cited), venueForm(found)];
  if (ours === null || theirs === null) throw new Error('no name of a venue');
  return judgeVenues(ours, theirs).label;
}

describe('names of workshops', () => {
  it.each([
    [
      'Proceedings of the ACL 2011 Workshop on Bells and Tides: from Reefs to the World (BAT 2011)',
      'Proceedings of the Workshop on Bells and Tides: from Reefs to the World',
    ],
    ['Proceedings of the NAACL ’15 Workshop on Bell Ringing', 'Proceedings of the 11th Workshop on Bell Ringing'],
    [
      'Proceedings of the 1st Workshop on Bells for Literature (BFL ’12)',
      'Proceedings of the NAACL-HLT 2012 Workshop on Bells for Literature',
    ],
    [
      'Proceedings of the 4th DARPA Bells and Tides Workshop',
      'Bells and Tides: Proceedings of a Workshop Held at Bristol, February 23-26, 1992',
    ],
  ])('are one with the meeting and without: %s', (cited, found) => {
    expect([labelOf(cited, found), labelOf(found, cited)]).toEqual(['match', 'match']);
  });

  it.each([
    ['Proceedings of the ACL 2011 Workshop on Bells and Tides', 'Proceedings of the Workshop on Bells and Reefs'],
    ['Proceedings of the ICML Workshop on Bells', 'International Conference on Machine Learning'],
    ['NIPS Workshop on Bells and Tides', 'Journal of Bells and Tides'],
    ['Workshop on Bells and Tides', 'International Conference on Bells and Tides'],
  ])('are two where another thing is named: %s', (cited, found) => {
    expect(labelOf(cited, found)).toBe('not_match');
  });

  it('say nothing against each other where one goes on', () => {
    expect(
      labelOf(
        'Proceedings of the Bell Ringing Workshop at ACL 2011',
        'Proceedings of the Workshop on Bell Ringing: from Reefs and Harbours to the World',
      ),
    ).toBe('unknown');
  });

  it('are a volume of the proceedings, which are cited for it', () => {
    expect(
      labelOf(
        'Proceedings of the Second Joint Conference on Bells and Tides',
        'Second Joint Conference on Bells and Tides (*BT), Volume 2: Proceedings of the Seventh International Workshop on Reefs',
      ),
    ).toBe('match');
  });
});

describe('parts of a meeting', () => {
  it('posters and demonstrations are cited as of their conference', () => {
    expect(
      labelOf(
        'Proceedings of the 45th Annual Meeting of the ACL',
        'Proceedings of the 45th Annual Meeting of the ACL: Demo and Poster Sessions',
      ),
    ).toBe('unknown');
    expect(labelOf('23rd International Conference on Computational Linguistics: Poster Volume', 'Coling 2010: Posters')).toBe('match');
    expect(labelOf('Joint Conference (COLING/ACL ’06)', 'Proceedings of the COLING/ACL 2006 Poster Sessions')).toBe('unknown');
    expect(labelOf('Findings of ACL 2020', 'Proceedings of the 58th Annual Meeting of the ACL')).toBe('partial');
  });

  it('one goes by the name that a library gives it', () => {
    expect(
      labelOf(
        'Proceedings of the 15th Conference on Computational Linguistics',
        'COLING 1994: The 15th International Conference on Computational Linguistics',
      ),
    ).toBe('match');
    expect(labelOf('Nordic Conference on Computational Linguistics', 'COLING 1994')).not.toBe('match');
  });
});

describe('a slip in a long word', () => {
  it.each([
    [
      'Transactions of the Assocation for Computational Linguistics',
      'Transactions of the Association for Computational Linguistics, Volume 4',
    ],
    ['Computational Linguististics', 'Computational Linguistics'],
    ['Journal of Reefs and Systems Neuroscience', 'Journal of Reefs and Systems Neuro science'],
  ])('makes no other venue: %s', (cited, found) => {
    expect(labelOf(cited, found)).toBe('match');
  });

  it.each([
    ['Psychological Medicine', 'Psychobiological Medicine'],
    ['Journal of Petrology', 'Journal of Metrology'],
  ])('is not every other word: %s', (cited, found) => {
    expect(labelOf(cited, found)).not.toBe('match');
  });
});

it('a conference that two fields hold together goes by both names of its house', () => {
  const long = 'European Conference on Machine Learning and Principles and Practice of Knowledge Discovery in Databases';
  expect(labelOf('Joint European Conference on Machine Learning and Knowledge Discovery in Databases', long)).toBe('match');
});

describe('a workshop by its letters', () => {
  it.each([
    ['WBR', 'Proceedings of the 9th Workshop on Bell Ringing', 'match'],
    ['WTR', 'Proceedings of the 9th Workshop on Bell Ringing', 'unknown'],
    ['ACL', 'Proceedings of the ACL Workshop on Bell Ringing', 'not_match'],
  ])('%s beside %s: %s', (cited, found, label) => expect(labelOf(cited, found)).toBe(label));
});
