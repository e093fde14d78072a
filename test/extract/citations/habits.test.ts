import { describe, expect, it } from 'vitest';
import { readAndCite } from '../read-and-cite.ts';

const LIST = `References

Knuth, D. E. (1984). Literate programming as a craft. The Computer Journal, 27(2), 97–111.

Ng, W. T. (2024). Sparse attention for long documents. Journal of Machine Learning Research, 25, 1–30.

Smith, J. (2001). Tides and harbours of the north. Journal of Coastal Research, 17, 22–41.

van der Berg, P., & Müller, K. (2010). Grain boundaries in cold ice. Journal of Glaciology, 56(3), 201–215.

García Márquez, L., O'Neil, T., & Li, W. (2015). Memory of bees under pesticide load. Apidologie, 46, 301–322.
`;
const APA =
  'It began early (Knuth, 1984). Others followed (Ng, 2024; Smith, 2001). Ice creeps (van der Berg & Müller, 2010). Bees forget (García Márquez et al., 2015).';
const HARVARD = APA.replace(/,(?= \d{4})/g, '');

/** The works that a sentence cites in a paper of this print, and whether the list is said to lack one. */
async function cites(body: string, sentence: string): Promise<string> {
  const { marks, remarks } = await readAndCite('a.txt', `${body}\n\n${sentence}\n\n${LIST}`);
  const keys = marks.slice(4).map((mark) => mark.replace(/^.* → /, ''));
  return `${keys.join('; ')}${remarks.includes('cited-but-missing') ? ' (missing)' : ''}`;
}

describe('marks that are printed otherwise than those of their document', () => {
  it.each([
    [APA, 'It was won in France (Euro 2016).'],
    [APA, 'The lamp stood there (Room 2001).'],
    [HARVARD, 'The port was built (Boston, 1973).'],
    [HARVARD, 'They voted to leave (Referendum, 2016).'],
    [APA.replace(/\(([^()]*)\)/g, '[$1]'), 'The port was built (Boston, 1973).'],
    [APA, 'The wheels were bought (Toyota, Japan, 2010).'],
    [APA, 'The figures were reckoned (IBM Corp., Armonk, NY, 2015).'],
    [APA, 'They met twice (Vienna, Austria, July 2015).'],
    [APA, 'The telephone was new (Apple, 2010 model).'],
    [APA, 'The book was read aloud (Orwell’s 1984).'],
    [APA, 'They met again (Donnerstag, 2019).'],
  ])('are none where they lead nowhere: “%s” “%s”', async (body, sentence) => {
    expect(await cites(body, sentence)).toBe('');
  });
  it.each([
    [APA, 'The tides are high (Smith 2001).', '3'],
    [HARVARD, 'The tides are high (Smith, 2001).', '3'],
    [HARVARD, 'Bees forget [García Márquez/O’Neil/Li 2015].', '5'],
    [APA, 'As van der Berg & Müller [2010] say, ice creeps.', '4'],
    [APA, 'Nothing is known of it (Okoro & Diaz 2016).', '? (missing)'],
    [APA, 'Nothing is known of it (Okoro et al. 2016).', '? (missing)'],
  ])('count where they lead to an entry, or name people: “%s” “%s”', async (body, sentence, expected) => {
    expect(await cites(body, sentence)).toBe(expected);
  });
});
