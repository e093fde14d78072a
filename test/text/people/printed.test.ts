import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNames } from '../../../src/text/people/printed.ts';

const families = (text: string): string[] =>
  parseNames(text).names.map((name) => name.literal ?? [name['non-dropping-particle'], name.family].filter(Boolean).join(' '));

describe('parseNames', () => {
  it.each([
    ['Virtanen, A., & Okafor, B. C.', ['Virtanen', 'Okafor']],
    ['Virtanen A, Okafor BC, de Oliveira SD', ['Virtanen', 'Okafor', 'de Oliveira']],
    ['A. Virtanen, B. C. Okafor and J. van der Berg', ['Virtanen', 'Okafor', 'van der Berg']],
    ['Virtanen, Anna, and Bola Okafor', ['Virtanen', 'Okafor']],
    ['Anna Virtanen, Bola Okafor, and Udo Hahn', ['Virtanen', 'Okafor', 'Hahn']],
    ['VIRTANEN, Anna; OKAFOR, Bola', ['VIRTANEN', 'OKAFOR']],
    ['VIRTANEN Anna, OKAFOR Bola', ['VIRTANEN', 'OKAFOR']],
    ['Virtanen, A./Okafor, B./Hahn, U.', ['Virtanen', 'Okafor', 'Hahn']],
    ['Virtanen, Anna und Bola Okafor', ['Virtanen', 'Okafor']],
    ['A.Virtanen,B.Okafor', ['Virtanen', 'Okafor']],
    ['Virtanen, Okafor, Hahn and Berg', ['Virtanen', 'Okafor', 'Hahn', 'Berg']],
    ['García Márquez, Gabriel', ['García Márquez']],
    ['Иванов А. Б., Петров В. Г.', ['Иванов', 'Петров']],
    ['王伟，李娜', ['王伟', '李娜']],
    ['王伟,李娜', ['王伟', '李娜']],
    ['Ben Hahn, Bola P Okafor, and Wei Ng.', ['Hahn', 'Okafor', 'Ng']],
    ['Vgl. Anna Virtanen', ['Virtanen']],
    ['Lefèvre (C.), Virtanen (A.-B.)', ['Lefèvre', 'Virtanen']],
    ['de Souza, Á. L. M., & dos Santos, R. B.', ['de Souza', 'dos Santos']],
    ['von Mises L, Okafor B', ['von Mises', 'Okafor']],
    ['von Anna Virtanen', ['Virtanen']],
    ['Terras F., Port Ph. et Lequai Y.', ['Terras', 'Port', 'Lequai']],
    ['Szabó Gy., Kiss Zs.', ['Szabó', 'Kiss']],
    ['Quai (Michel)', ['Quai']],
    ['김바다·박강물', ['김바다', '박강물']],
    ['शर्मा, रामविलास.', ['शर्मा']],
    ['LE VIRTANEN Anna', ['LE VIRTANEN']],
    ['EL OKAFOR HAHN Bola', ['EL OKAFOR HAHN']],
    ['AB VIRTANEN', ['VIRTANEN']],
    ['OKAR Bola', ['OKAR']],
    ['JRRT Okafor', ['Okafor']],
    ['Anna Virtanen-van Hahn', ['Virtanen-van Hahn']],
    ['DE HEERING A.', ['DE HEERING']],
    ['von Christoph von Hahn u. a.', ['von Hahn']],
    ['dans Rossi (M.) (dir.)', ['Rossi']],
    ['Rivera, M. (Director).', ['Rivera']],
    ['(Director).', []],
    ['FERRIERES (Madeleine), OKAFOR (Bola)', ['FERRIERES', 'OKAFOR']],
    ['Thomp- son, R. and Wil- son, K.', ['Thompson', 'Wilson']],
    ['Maria del Carmen Ruiz', ['Ruiz']],
    ['ders., Almut Leh und Udo Hahn (Hg.)', ['Leh', 'Hahn']],
    ['In: Dies. (Hrsg.):', []],
    ['hrsg. v. Udo Hahn', ['Hahn']],
    ['hrsg. von Johannes Winkel', ['Winkel']],
    ['revised by C. D. Reeve', ['Reeve']],
    ['Traduction de Chantal Hahn', ['Hahn']],
    ['Peterson, 0. L., & lvanova, M.', ['Peterson', 'Ivanova']],
    ['الجابري، محمد عابد'.replace('،', ','), ['الجابري']],
    ['محمد عابد الجابري, طه حسين', ['الجابري', 'حسين']],
    ['محمد عبد الله', ['عبد الله']],
    ['رضایی, علی; کریمی, مریم', ['رضایی', 'کریمی']],
    ['דוד כהן ורחל לוי', ['כהן', 'לוי']],
    ['World Health Organization', ['World Health Organization']],
    ['Bundesministerium für Familie, Senioren, Frauen und Jugend', ['Bundesministerium für Familie, Senioren, Frauen und Jugend']],
    ['WHO', ['WHO']],
    ['In Virtanen, A. & Okafor, B. (Eds.)', ['Virtanen', 'Okafor']],
    ['edited by Anna Virtanen', ['Virtanen']],
    ['Virtanen, A. (Hrsg.)', ['Virtanen']],
    ['', []],
    ['———.', []],
  ])('%s', (text, expected) => {
    expect(families(text)).toEqual(expected);
  });

  it('keeps the parts of a name apart', () => {
    expect(parseNames('Johnston CC Jr').names).toEqual([{ family: 'Johnston', given: 'CC', suffix: 'Jr' }]);
    expect(parseNames('Okafor, B. C., Jr.').names).toEqual([{ family: 'Okafor', given: 'B. C.', suffix: 'Jr.' }]);
    expect(parseNames('Beethoven, Ludwig van').names).toEqual([{ family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' }]);
    expect(parseNames('van Beethoven, Ludwig').names).toEqual([{ family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' }]);
    expect(parseNames('J.-P. Sartre').names).toEqual([{ family: 'Sartre', given: 'J.-P.' }]);
  });

  it.each([
    'Virtanen A, et al.',
    'Virtanen, A. et al',
    'Virtanen, A., and others',
    'Virtanen, A. u. a.',
    '王伟, 等',
    'Иванов А. и др.',
    'Virtanen, A., …',
  ])('sees that the list goes on: %s', (text) => {
    const parsed = parseNames(text);
    expect(parsed.etAl).toBe(true);
    expect(parsed.names).toHaveLength(1);
  });

  it('keeps a particle behind the initials at the end of a list, and makes no name of what is left of "(Eds.)."', () => {
    expect(parseNames('SILVA, J. A.; SOUZA, M. B. de.').names.at(-1)).toEqual({
      family: 'SOUZA',
      given: 'M. B.',
      'non-dropping-particle': 'de',
    });
    expect(parseNames('Smith, J., & Ng, B. (Eds.).').names).toHaveLength(2);
  });

  it('does not take a name for "et al."', () => {
    expect(parseNames('Al Rubaee, M.').etAl).toBe(false);
    expect(parseNames('Smith, A. and Coll, B.').etAl).toBe(false);
  });

  it('takes no "In:" before names for one, but knows who bears the name', () => {
    expect(parseNames('In:').names).toEqual([]);
    expect(parseNames('In : Muster, K. (Hrsg.)').names).toEqual([{ family: 'Muster', given: 'K.' }]);
    expect(parseNames('Roe, in: Muster (Hrsg.)').names).toEqual([{ family: 'Roe' }, { family: 'Muster' }]);
    expect(parseNames('In, S. and Kim, J.').names).toEqual([
      { family: 'In', given: 'S.' },
      { family: 'Kim', given: 'J.' },
    ]);
  });

  it.each([
    ['Roe, U.', 'U. Roe'],
    ['A. Doe and U. Roe', 'A. Doe; U. Roe'],
    ['Doe A., Roe U. W.', 'A. Doe; U. W. Roe'],
    ['U. A. Khan', 'U. A. Khan'],
    ['Doe, Anna u. Roe, Max', 'Anna Doe; Max Roe'],
    ['Doe, Anna u. a.', 'Anna Doe …'],
    ['ROE, Theo, Abraham D. DOERING, Mohsen POEST, Rafael LOZNA a OTHERS', 'Theo ROE; Abraham D. DOERING; Mohsen POEST; Rafael LOZNA …'],
    ['ROE, Ján a kol.', 'Ján ROE …'],
    ['Рощин Иван Иванович', 'Иван Иванович Рощин'],
    ['Иван Иванович Рощин', 'Иван Иванович Рощин'],
  ])('tells initials from short words, and whole names from halves: %s', (printed, wanted) => {
    const { names, etAl } = parseNames(printed);
    const told = names.map(({ family, given, literal }) => literal ?? [given, family].filter(Boolean).join(' ')).join('; ');
    expect(told + (etAl ? ' …' : '')).toBe(wanted);
  });

  it('never throws and never makes an empty name', () => {
    const piece = fc.constantFrom(
      'A.',
      'Smith',
      ',',
      ' ',
      ';',
      'and',
      '&',
      'et al.',
      '(',
      ')',
      'van',
      'Jr',
      'WHO',
      '王',
      '/',
      '.',
      '-',
      'Eds.',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        for (const name of parseNames(pieces.join(' ')).names) expect((name.family ?? name.literal ?? '').trim()).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('parts names by dashes where several stand, and keeps a double name', () => {
    expect(families('Lane, A. – Reed, B. – Moss, C.')).toEqual(['Lane', 'Reed', 'Moss']);
    expect(families('N. Lane – R. Reed – M. Moss')).toEqual(['Lane', 'Reed', 'Moss']);
    expect(parseNames('Kerr, W. R. et alii')).toEqual({ etAl: true, names: [{ family: 'Kerr', given: 'W. R.' }] });
  });

  it('parts what a print has glued together', () => {
    expect(parseNames('CoxR., SmithJ.,').names).toEqual([
      { family: 'Cox', given: 'R.' },
      { family: 'Smith', given: 'J.' },
    ]);
    expect(parseNames('Rvan der Straaten').names).toEqual([{ family: 'Straaten', given: 'R', 'non-dropping-particle': 'van der' }]);
    expect(parseNames('Ivan de Souza').names[0]?.given).not.toBe('I');
    expect(parseNames('McDonald, R., LeBlanc, S.').names.map(({ family }) => family)).toEqual(['McDonald', 'LeBlanc']);
  });
});

describe('short families and words run together', () => {
  it('are read family first where initials stand behind two capitals', () => {
    expect(parseNames('HE K, ZHANG X, LI XY').names).toEqual([
      { family: 'HE', given: 'K' },
      { family: 'ZHANG', given: 'X' },
      { family: 'LI', given: 'XY' },
    ]);
    expect(parseNames('J. K. Roe').names).toEqual([{ family: 'Roe', given: 'J. K.' }]);
  });

  it('are parted from "and"', () => {
    expect(families('Y.LeCun,Y.Bengio,andG.Hinton.')).toEqual(['LeCun', 'Bengio', 'Hinton']);
    expect(families('A. Anders, B. Andreas')).toEqual(['Anders', 'Andreas']);
  });

  it('have family names of three or four capitals where longer ones are printed so', () => {
    expect(families('RAUTIO Pekka et DUBE Sipho')).toEqual(['RAUTIO', 'DUBE']);
    expect(families('Mark BERMAN, Ling JIN, Chul-Soo CHO')).toEqual(['BERMAN', 'JIN', 'CHO']);
    expect(families('Rosa TEC, Benicio MHD, Latorre MRDO, Ramos LR')).toEqual(['Rosa', 'Benicio', 'Latorre', 'Ramos']);
  });

  it('leave the word that leads the work to the work', () => {
    expect(parseNames('En R. Ballester (Ed.)').names).toEqual([{ family: 'Ballester', given: 'R.' }]);
    expect(families('En Lin')).toEqual(['Lin']);
  });
});
