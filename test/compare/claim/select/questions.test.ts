/** Of several questions in one, each is asked alone as well, with the names that it only points at. */
import { describe, expect, it } from 'vitest';
import { questionsOf } from '../../../../src/compare/claim/select/questions.ts';
import { selectEvidence } from '../../../../src/compare/claim/select.ts';

describe('questions that stand in one', () => {
  it.each([
    ['Who owns the mill, and when was the bridge at Aldmere built?', ['Who owns the mill', 'when was the bridge at Aldmere built?']],
    ['How high is the tower at Marl? When was it built?', ['How high is the tower at Marl?', 'When was it built? Marl']],
    ['Wem gehört die Mühle und wann wurde die Brücke gebaut?', ['Wem gehört die Mühle', 'wann wurde die Brücke gebaut?']],
    ['Qui possède le moulin et quand fut construit le pont ?', ['Qui possède le moulin', 'quand fut construit le pont ?']],
    ['Compare the output of solar plants and wind farms.', ['the output of solar plants', 'the output of wind farms']],
    ['Rust vs. Zig', ['Rust', 'Zig']],
    // What points at nothing that bears a name is left to the whole.
    ['How does the pump work and what is it for?', ['How does the pump work']],
  ])('%s', (text, parts) => {
    expect(questionsOf(text)).toEqual([text, ...parts]);
  });

  it.each(['How many people live in Marl and Nordholz?', 'What are the risks and benefits of aspirin?', 'Did Marsh and Okoro agree?', ''])(
    'leaves one question whole: %s',
    (text) => {
      expect(questionsOf(text)).toEqual([text]);
    },
  );

  it('finds the passage of each, once', () => {
    const source = (id: string, text: string) => ({ version: { id, name: id, sha256: '', document: `sha256:${id}` }, text });
    const sources = [
      source(
        'mill',
        'The mill by the weir was sold at the fair. It has belonged to the Okoro family ever since, who own two barges as well.',
      ),
      source(
        'bridge',
        'Traders crossed the river by ferry for ages. The bridge at Aldmere was built in 1871 out of granite from the quarry.',
      ),
    ];
    const first = 'Which family does the mill by the weir belong to, and when was the bridge at Aldmere built out of granite?';
    const found = selectEvidence(first, sources).map(({ source: { id } }) => id);
    expect([...found].sort()).toEqual(['bridge', 'mill']);
    expect(
      selectEvidence('Which family does the mill by the weir belong to, and in which year was the tower at Norrby opened?', sources).map(
        ({ source }) => source.id,
      ),
    ).toEqual(['mill']);
  });
});
