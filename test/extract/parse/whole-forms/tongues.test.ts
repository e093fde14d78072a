import { describe, expect, it } from 'vitest';
import { TONGUE_FORMS } from '../../../../src/extract/parse/whole-forms/tongues.ts';
import { parseReference } from '../../../../src/extract/reference.ts';

const read = (raw: string) => parseReference(raw).fields;

describe('TONGUE_FORMS', () => {
  it.each([
    ['Marin, G. (f.a.). Ce este un algoritm? Accesat la 12 martie 2020, de la https://www.algoritm.example', [2020, 3, 12]],
    ['Hribar, M. (b. d.). Kaj je umetna inteligenca? Pridobljeno 12. 3. 2020 s https://www.umetna.example', [2020, 3, 12]],
    ['Roca, P. (s.d.). Què és un algoritme? [Consulta: 12 març 2020]. Disponible a: https://www.algoritme.example', [2020, 3, 12]],
    ['Jensen, A. (u.d.). Hvad er fjernvarme? Besøgt d. 12. marts 2019 på https://www.fjernvarme.example', [2019, 3, 12]],
    ['Jurić, P. Što je strojno učenje? Dostupno na: https://www.ucenje.example (pristupljeno 12. ožujka 2020.)', [2020, 3, 12]],
    ['Стоянов, Н. Какво е блокчейн? https://www.blok.example (посетен на 12.03.2020 г.)', [2020, 3, 12]],
    ['Οικονόμου, Π. (χ.χ.). Τι είναι ο αλγόριθμος; Ανακτήθηκε στις 12 Μαρτίου 2020 από https://www.alg.example', [2020, 3, 12]],
    ['Lestari, D. (t.t.). Apa itu algoritma? Diakses pada 12 Maret 2020, dari https://www.algoritma.example', [2020, 3, 12]],
    ['Horváth Gábor: Mi a gépi tanulás? https://www.gep.example (letöltés dátuma: 2020. március 5.)', [2020, 3, 5]],
    ['Kas yra algoritmas? [žiūrėta 2020-03-12]. Prieiga per internetą: https://www.algoritmas.example', [2020, 3, 12]],
  ])('%s: the day of a visit is no date, volume or page of the work', (raw, day) => {
    const fields = read(raw);
    expect(fields.accessed?.['date-parts']).toEqual([day]);
    expect(fields.issued?.['date-parts']).toBeUndefined();
    expect(fields.volume ?? fields.page ?? fields.issue).toBeUndefined();
  });

  it('leaves the day on which a paper came out, and a title that says that something was looked at', () => {
    expect(read('Johansen, R. (2020, 5. januar). Slik virker tidevannet. Avisen.').issued?.['date-parts']).toEqual([[2020, 1, 5]]);
    expect(read('Roe, A. (2019). Consulta 12 març 2018: a referendum. Gate Press.').issued?.['date-parts']).toEqual([[2019]]);
  });

  it('takes what says that a page can be had out of the names of houses and journals', () => {
    expect(read('Niemann T. Lex and Yacc Tutorial. Pieejams: http://lex.example/yacc/')).toEqual(
      expect.not.objectContaining({ 'container-title': expect.anything(), publisher: expect.anything() }),
    );
  });

  it.each([
    ['Skolverket (u.å.). Läroplan för grundskolan. https://www.skola.example', { literal: 'n.d.' }],
    ['Mulder, K. (z.d.). Wat is een dijk? https://www.dijken.example', { literal: 'n.d.' }],
  ])('%s bears no year', (raw, issued) => expect(read(raw)).toMatchObject({ issued, author: [{ family: raw.split(/,| \(/)[0] }] }));

  it.each([
    ['Popescu, I. și Ionescu, M. (2013). Apele minerale. Ediția a II-a. București: Editura Norilor.', 'Apele minerale', 'Ediția a II-a'],
    ['Susanto, B. dan Wijaya, H. (2016). Sungai di Jawa. Edisi 2. Jakarta: Graha.', 'Sungai di Jawa', 'Edisi 2'],
    ['Jansen, P. (2018). Waterbeheer in de polders (2e druk). Amsterdam: Boom.', 'Waterbeheer in de polders', '2'],
    ['احمدی، رضا و کریمی، مریم (۱۳۹۵). رودهای ایران. چاپ دوم. تهران: انتشارات باران.', 'رودهای ایران', 'چاپ دوم'],
  ])('%s: the edition is no part of the title', (raw, title, edition) => expect(read(raw)).toMatchObject({ title, edition }));

  it('reads what a work stands in behind "V:" and "У:", and the names with "in sod." before it', () => {
    expect(
      read('Nika Drozg in sod. „Hedges: Yesterday and Tomorrow“. V: Present and Past Fences. Reef Publishing, 2017, str. 195–216.'),
    ).toMatchObject({
      author: [{ family: 'Drozg', given: 'Nika' }],
      'et-al': true,
      title: 'Hedges: Yesterday and Tomorrow',
      'container-title': 'Present and Past Fences',
      page: '195-216',
    });
  });

  it.each([
    'Potočnik, A. (ur.) (2004). Slovenska narečja. Ljubljana: Narečna hiša.',
    'Георгиев, К. (съст.) Българска диалектология. Пловдив: Летописец, 2003.',
    'Butkus, R. (sud.) (2005). Lietuvių tarmės. Kaunas: Žodis.',
  ])('%s: is edited', (raw) => {
    const fields = read(raw);
    expect(fields.author).toBeUndefined();
    expect(fields.editor).toHaveLength(1);
    expect(fields.title).toBeDefined();
  });

  it('counts volumes and pages by the words of further languages', () => {
    expect(read('Golob, T. (2017). Kakovost zraka v mestih. Geografski vestnik, let. 89, št. 2, str. 33–48.')).toMatchObject({
      'container-title': 'Geografski vestnik',
      volume: '89',
      issue: '2',
    });
    expect(read('Ozols, P. u.c. (2016). Gaisa kvalitāte. Ģeogrāfija, 12(3), 33.–47. lpp.')).toMatchObject({ page: '33-47', 'et-al': true });
  });

  it('takes names with commas before a year in scripts without capitals, and their digits', () => {
    expect(read("כהן, א' ולוי, ד' (2012). נהרות הגליל. ירושלים: מאגנס.")).toMatchObject({
      author: [{ family: 'כהן' }, { family: 'לוי' }],
      title: 'נהרות הגליל',
    });
    expect(read('রহমান, আব্দুল (২০১২). বাংলার নদী. ঢাকা: নদী প্রকাশ.').issued?.['date-parts']).toEqual([[2012]]);
  });

  it('names labels alone in its groups', () => expect(TONGUE_FORMS.length).toBeGreaterThan(8));
});
