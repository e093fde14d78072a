import { describe, expect, it } from 'vitest';
import { texTitle } from '../../../src/repair/metadata/tex-signs.ts';
import { titleKept } from '../../../src/repair/metadata/tex-title.ts';

const kept = (old: string, recorded: string): string | null => titleKept(old, recorded, (word) => texTitle(word, false));

describe('a corrected title', () => {
  it.each([
    // A word left out, put in, or changed; all else stays to the byte.
    [
      '{ImageNet} classification with deep networks',
      'ImageNet Classification with Deep Neural Networks',
      '{ImageNet} classification with deep Neural networks',
    ],
    [
      'Deep residual learning for image recogntion',
      'Deep Residual Learning for Image Recognition',
      'Deep residual learning for image recognition',
    ],
    ['Machines and $p$-adic statistical theory', 'Machines and p-Adic Statistical Theories', 'Machines and $p$-adic statistical theories'],
    ['The growth of the {\\it Hydra} polyps', 'The growth of Hydra polyps', 'The growth of {\\it Hydra} polyps'],
    [
      'Sch{\\"o}dinger equation for \\emph{C. elegans} colonies',
      'Schrödinger equation for C. elegans colony',
      'Schrödinger equation for \\emph{C. elegans} colony',
    ],
    [
      '{Deep Residual} learning in image recognition',
      'Deep residual learning for image recognition',
      '{Deep Residual} learning for image recognition',
    ],
    ['A long title\n    that goes on and on', 'A long title that goes on and on again', 'A long title\n    that goes on and on again'],
    [' Old: words ', 'Old words, new', ' Old: words, new '],
    ['Deep learning', 'Deep Learning: A Survey', 'Deep learning: A Survey'],
    ['Deep learning --- a survey', 'Deep learning: a short survey', 'Deep learning --- a short survey'],
    ['Deep learning: a surwey', 'Deep learning – a survey', 'Deep learning: a survey'],
    ['Quite another', 'Something Else Altogether', 'Something Else Altogether'],
    ['Tests of DNA', 'Tests of mRNA', 'Tests of {mRNA}'],
    // A colon goes where the record has none in front of what is put in.
    ['Paths of trajectory: a step', 'Paths of trajectory membership: a step', 'Paths of trajectory membership: a step'],
    ['The {Deep} {Carbon} {Quest} in {Erath}', 'The Deep Carbon Quest to Study Earth', 'The {Deep} {Carbon} {Quest} to {Study} {Earth}'],
    ['New transport patterns', 'New Czechoslovak patterns', 'New Czechoslovak patterns'],
    ['On Slow Growth of imaginary Corals', 'On slow growth of the imaginary coral', 'On Slow Growth of the imaginary coral'],
  ])('%s → %s', (old, recorded, expected) => {
    expect(kept(old, recorded)).toBe(expected);
  });

  it('keeps a formula that both have, and writes none that only the record has', () => {
    const formula = '$\\tau^- \\to \\pi^-$';
    expect(kept(`\\emph{Wave} analysis really of ${formula} at Belle`, `Wave analysis of ${formula} at Belle`)).toBe(
      `\\emph{Wave} analysis of ${formula} at Belle`,
    );
    expect(kept('Wave analysis of $x^2$ at Belle', `Wave analysis of ${formula} at Belle`)).toBeNull();
    expect(kept('Laptops of \\$100 for everybody', 'A laptop of $100 for everybody')).toBe('A laptop of \\$100 for everybody');
  });

  it('is none where a recorded word cannot be written', () => {
    expect(titleKept('One two', 'One 二', (word) => texTitle(word, true))).toBeNull();
    expect(kept('', 'One two')).toBe('One two');
  });

  it('of any length takes little time, and is written anew where it is very long', () => {
    const long = 'word '.repeat(600);
    expect(kept(long, `${long}more`)).toBe(`${long}more `);
  });
});
