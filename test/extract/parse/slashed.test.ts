import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const named = (names: readonly { family?: string; given?: string }[] | undefined): string =>
  (names ?? []).map(({ family, given }) => [given, family].filter(Boolean).join(' ')).join('; ');
const read = (raw: string): Record<string, string | undefined> => {
  const { fields } = parseReference(raw);
  const { title, volume, issue, page, publisher } = fields;
  const parts = fields.issued?.['date-parts'];
  return {
    author: named(fields.author),
    editor: named(fields.editor),
    title,
    venue: fields['container-title'],
    year: parts?.[0]?.[0] === undefined ? undefined : String(parts[0][0]),
    volume,
    issue,
    page,
    place: fields['publisher-place'],
    publisher,
  };
};

describe('labelSlashed', () => {
  it.each([
    [
      'Marsh P., Reed Lake C., Hill K. Of corals: a long story // Proceedings of the 4th Meeting on Reefs. — Society of Reef Workers, 2007. — С. 12—19.',
      {
        author: 'P. Marsh; C. Reed Lake; K. Hill',
        title: 'Of corals: a long story',
        venue: 'Proceedings of the 4th Meeting on Reefs',
        publisher: 'Society of Reef Workers',
        year: '2007',
        page: '12-19',
      },
    ],
    [
      'Van Marsh M., Reed E. Of corals // Reef Letters. — 2007. — Т. 7. — С. 490—498.',
      { author: 'M. Marsh; E. Reed', title: 'Of corals', venue: 'Reef Letters', year: '2007', volume: '7', page: '490-498' },
    ],
    [
      'Лесков Н. И. Поле и лес // Ботанический вестник. 2010. Т. 5. № 3. С. 12–20.',
      { author: 'Н. И. Лесков', title: 'Поле и лес', venue: 'Ботанический вестник', year: '2010', volume: '5', issue: '3', page: '12-20' },
    ],
    [
      'Roev V. On the growth of petals // Вопросы ботаники. 2009. № 1. С. 107–142.',
      { author: 'V. Roev', title: 'On the growth of petals', venue: 'Вопросы ботаники', year: '2009', issue: '1', page: '107-142' },
    ],
    [
      'Roe A., Doe B., Poe C. Deep petals //garden. – 2015. – Т. 521. – №. 7553. – С. 436-444.',
      {
        author: 'A. Roe; B. Doe; C. Poe',
        title: 'Deep petals',
        venue: 'garden',
        year: '2015',
        volume: '521',
        issue: '7553',
        page: '436-444',
      },
    ],
    [
      'Петров П. П. А. С. Рощин и его сад // Русский сад. 1999. № 2. С. 3–9.',
      { author: 'П. П. Петров', title: 'А. С. Рощин и его сад', venue: 'Русский сад', issue: '2' },
    ],
    [
      'И. И. Иванов, П. П. Петров. О строении листа // Ботанический вестник, 2010, т. 5, № 3, с. 12–20.',
      { author: 'И. И. Иванов; П. П. Петров', title: 'О строении листа', venue: 'Ботанический вестник', volume: '5', page: '12-20' },
    ],
    [
      'Ivanov I. Operators of rain // Physica D. 2010. V. 55. P. 12–20.',
      { author: 'I. Ivanov', title: 'Operators of rain', venue: 'Physica D', volume: '55' },
    ],
    [
      'Садовников С.А. Счёт листьев // Вестн. Лесн. ун-та. Сер. 15. Вычисл. бот. 1990. № 2. С. 3–10.',
      { title: 'Счёт листьев', venue: 'Вестн. Лесн. ун-та. Сер. 15. Вычисл. бот.', year: '1990', issue: '2', volume: undefined },
    ],
    [
      'Козлов В. В. Рост трав // Успехи бот. наук. 1983. Т. 38, вып. 1 (229). С. 3–67.',
      { venue: 'Успехи бот. наук.', volume: '38', issue: '1', page: '3-67' },
    ],
    [
      'Roe A. M. On rain numbers // Proc. Ulm Rain Soc. 1936. Ser. 2. Vol. 42. P. 230–265.',
      { author: 'A. M. Roe', venue: 'Proc. Ulm Rain Soc.', year: '1936', volume: '42', page: '230-265' },
    ],
  ])('parts a work from the journal behind the strokes: %s', (raw, wanted) => {
    expect(read(raw)).toMatchObject(wanted);
  });

  it.each([
    [
      'Лесков Н. И. Песнь листа // Лесков Н. И. Полное собрание сочинений: В 5 т. Т. 2. М.; Л.: Лист, 1936. С. 15–17.',
      {
        author: 'Н. И. Лесков',
        editor: '',
        title: 'Песнь листа',
        venue: 'Полное собрание сочинений',
        volume: '2',
        place: 'М.; Л',
        publisher: 'Лист',
      },
    ],
    [
      'Залесский А. А. О письме // Янов В. Л., Залесский А. А. Старые грамоты. М.: Лист, 1993. С. 191–321.',
      { author: 'А. А. Залесский', editor: 'В. Л. Янов; А. А. Залесский', title: 'О письме', venue: 'Старые грамоты', year: '1993' },
    ],
    [
      'Егоров Д. В. Счёт капель // Труды конференции «Дождь-2009» / под ред. А. А. Смирнова. М.: Лист, 2009. С. 33–40.',
      {
        author: 'Д. В. Егоров',
        editor: 'А. А. Смирнова',
        title: 'Счёт капель',
        venue: 'Труды конференции «Дождь-2009»',
        place: 'М',
        publisher: 'Лист',
        year: '2009',
      },
    ],
    [
      'Roe U. et al. Title of a rain // Proc. of the 5th Int. Conf. (Ulm, 2–5 June 2008) / Ed. by I. Ivanov. — M.: Leaf, 2008. — Vol. 2. — P. 1–5.',
      {
        author: 'U. Roe',
        editor: 'I. Ivanov',
        title: 'Title of a rain',
        venue: 'Proc. of the 5th Int. Conf. (Ulm, 2–5 June 2008)',
        year: '2008',
        volume: '2',
        page: '1-5',
      },
    ],
    [
      'Roe J. et al. RAIN: deep petals // Proceedings of RAIN / Ed. by J. Poe, C. Doe. Ulm: Leaf, 2019. P. 41–46.',
      { editor: 'J. Poe; C. Doe', venue: 'Proceedings of RAIN', place: 'Ulm', publisher: 'Leaf' },
    ],
  ])('parts a work from the book behind the strokes: %s', (raw, wanted) => {
    expect(read(raw)).toMatchObject(wanted);
  });

  it.each([
    [
      'Лесков Т. Г. Листья / Т. Г. Лесков. – К. : Дощ, 1985. – 640 с.',
      { author: 'Т. Г. Лесков', title: 'Листья', place: 'К', publisher: 'Дощ', year: '1985' },
    ],
    [
      'Основы дождя / Е. С. Вентов. – 5-е изд. – М. : Высш. шк., 1998. – 576 с.',
      { author: 'Е. С. Вентов', title: 'Основы дождя', place: 'М', publisher: 'Высш. шк.' },
    ],
    [
      'Петров, А. А. Основы сада : учебник / А. А. Петров, В. В. Сидоров ; под ред. Н. Н. Ивановой. – Москва : Лист, 2019. – 352 с.',
      { author: 'А. А. Петров; В. В. Сидоров', editor: 'Н. Н. Ивановой', title: 'Основы сада : учебник', place: 'Москва' },
    ],
    [
      'Кузнецов П. С. Рост листа: дис. ... канд. биол. наук. М., 2005. 180 с.',
      { author: 'П. С. Кузнецов', title: 'Рост листа', venue: undefined, year: '2005' },
    ],
  ])('reads who answers for a book: %s', (raw, wanted) => {
    expect(read(raw)).toMatchObject(wanted);
  });

  it('takes the kind of print off the title and keeps the day of a visit apart', () => {
    const { fields } = parseReference(
      'Сидоров В. А. Капли дождя [Электронный ресурс] // Сад и лес. 2014. № 2. URL: http://example.org/a/12 (дата обращения: 12.03.2015).',
    );
    expect(fields.title).toBe('Капли дождя');
    expect(fields.genre).toBe('Электронный ресурс');
    expect(fields['container-title']).toBe('Сад и лес');
    expect(fields.issued?.['date-parts']).toEqual([[2014]]);
    expect(fields.accessed?.['date-parts']).toEqual([[2015, 3, 12]]);
  });

  it.each([
    'Roe A, Doe B. Input/output models / a review. J Rain. 2004;3:1-9.',
    'Roe A. Petals of http://example.org/a//b and others. J Rain. 2004;3:1-9.',
    'Roe A. Rain // Doe B. Snow // Poe C. Hail. 2004.',
  ])('leaves what is not of that kind: %s', (raw) => {
    expect(read(raw).title).not.toBe('');
    expect(parseReference(raw)).toEqual(parseReference(raw));
    if (!raw.includes(' // ')) expect(read(raw)).toMatchObject({ venue: 'J Rain', volume: '3', page: '1-9' });
  });

  it('takes time in step with the length of a hostile line', () => {
    for (const piece of ['И. И. ', 'Т. 5 // ', ' / А. А. Б', 'М.; ', '(a', '. – '])
      expect(() => parseReference(piece.repeat(1500))).not.toThrow();
  });
});
