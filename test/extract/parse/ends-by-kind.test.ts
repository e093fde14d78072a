import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const read = (raw: string) => parseReference(raw).fields;

describe('mendByKind', () => {
  it.each([['Kowalska, A. (2010). Żywopłoty Mazowsza. Praca doktorska. Uniwersytet Warszawski.', 'Żywopłoty Mazowsza', 'Praca doktorska']])(
    'takes words for a thesis from the end of a title: %s',
    (raw, title, genre) => {
      expect(read(raw)).toMatchObject({ title, genre, type: 'thesis' });
    },
  );
  it('takes the number of volumes from the end of a title', () => {
    expect(read('Braudel, F. (1972). The Mediterranean in the age of Philip II (2 vols.). Harper & Row.').title).toBe(
      'The Mediterranean in the age of Philip II',
    );
    expect(read('Braudel, F. (1972). The Mediterranean in the age of Philip (II). Harper & Row.').title).toContain('(II');
  });
  it('gives a university its number', () => {
    const raw = 'Lefèvre, M., Les haies du bocage, thèse de doctorat en géographie, Université de Rennes 2, 2004.';
    const { fields, spans } = parseReference(raw);
    expect(fields).toMatchObject({ publisher: 'Université de Rennes 2' });
    expect(fields.volume).toBeUndefined();
    const [place] = spans.publisher ?? [];
    expect(raw.slice(place?.start, place?.end)).toBe('Université de Rennes 2');
  });
  it('reads the year in the number of a standard', () => {
    const standard = read(
      'ISO 9001:2015. Quality management systems – Requirements. Geneva: International Organization for Standardization.',
    );
    expect(standard.issued).toEqual({ 'date-parts': [[2015]] });
  });
  it('takes a day for no venue', () => {
    const fields = read(
      "BBC News (2019) 'Walls fall in York', 3 March. Available at: https://www.bbc.co.uk/news/1 (Accessed: 4 May 2019).",
    );
    expect(fields['container-title']).toBeUndefined();
  });
  it.each([
    ['Nguyễn Văn Huyên. (1944). La civilisation annamite. Hanoi: Direction de l’instruction publique.', 'Nguyễn'],
    ['Mao Zedong. On Contradiction. Beijing: Foreign Languages Press, 1967.', 'Mao'],
    ['Yan Ouyang. On Contradiction. Beijing: Foreign Languages Press, 1967.', 'Ouyang'],
    ['Guo Jie. On Contradiction. Beijing: Foreign Languages Press, 1967.', 'Jie'],
    ['Jane Austen. Emma. London: John Murray, 1815.', 'Austen'],
  ])('reads whose family is printed first: %s', (raw, family) => {
    expect(read(raw).author?.[0]?.family).toBe(family);
  });
});

describe('Hungarian names', () => {
  it.each([
    ['Kertész Imre: Szirmok. Budapest: Szépirodalmi Könyvkiadó, 1975.', [{ family: 'Kertész', given: 'Imre' }]],
    ['Tóth István György: Szirmok. Budapest: Osiris, 2001.', [{ family: 'Tóth', given: 'István György' }]],
    [
      'Nagy János – Kovács Éva (2010): Szirmok. Közgazdasági Szemle, 57. évf. 4. sz., 321–340. o.',
      [
        { family: 'Nagy', given: 'János' },
        { family: 'Kovács', given: 'Éva' },
      ],
    ],
    // In the order of speech, and of two given names nothing tells.
    ['Imre Lakatos. Petals and refutations. Cambridge: Thorn Press, 1976.', [{ family: 'Lakatos', given: 'Imre' }]],
    ['Rózsa Péter. Playing with petals. New York: Dover, 1976.', [{ family: 'Péter', given: 'Rózsa' }]],
  ])('%s', (raw, author) => {
    expect(read(raw).author).toEqual(author);
  });

  it('of editors are read so too', () => {
    expect(read('Varga Zsuzsanna – Horváth Gergely (szerk.): Szirmok. Budapest: Gondolat, 2009.').editor).toEqual([
      { family: 'Varga', given: 'Zsuzsanna' },
      { family: 'Horváth', given: 'Gergely' },
    ]);
  });
});

describe('names of Korea', () => {
  it('have the family first', () => {
    expect(read('Kim Dae-jung. (1994). Are petals destiny? The myth of the hedge. Foreign Gardens, 73(6), 189–194.').author).toEqual([
      { family: 'Kim', given: 'Dae-jung' },
    ]);
    expect(read('Jean-Luc Marion. (1994). Are petals destiny? Foreign Gardens, 73(6), 189–194.').author).toEqual([
      { family: 'Marion', given: 'Jean-Luc' },
    ]);
  });
});
