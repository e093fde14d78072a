import { describe, expect, it } from 'vitest';
import { isGroup, namesGroup, partGroups } from '../../../src/text/people/groups.ts';
import { parseNames } from '../../../src/text/people/printed.ts';

const told = (text: string): string =>
  parseNames(text)
    .names.map(({ family, given, suffix, literal }) => literal ?? [family, given, suffix].filter(Boolean).join('/'))
    .join(' | ');

describe('groups and people in one list', () => {
  it.each([
    ['Roe DE, Doe JL, PDP Research Group', 'Roe/DE | Doe/JL | PDP Research Group'],
    ['Garden Collaboration, Roe, N., Doe, Y.', 'Garden Collaboration | Roe/N. | Doe/Y.'],
    ['von Hahn E, Roe DG, Doe JP; STROBE Initiative', 'Hahn/E | Roe/DG | Doe/JP | STROBE Initiative'],
    ['RECOVERY Collaborative Group; Roe P, Lim WS', 'RECOVERY Collaborative Group | Roe/P | Lim/WS'],
    ['SPRINT Research Group, Roe JT Jr, Doe JD', 'SPRINT Research Group | Roe/JT/Jr | Doe/JD'],
    ['Roe JA, on behalf of the European Society of Petals', 'Roe/JA | European Society of Petals'],
    ['Roe SM, Parliament M, Doe JO', 'Roe/SM | Parliament/M | Doe/JO'],
    ['William H. Press, Saul A. Roe, and Brian P. Doe', 'Press/William H. | Roe/Saul A. | Doe/Brian P.'],
    ['Board, J., Roe, K.', 'Board/J. | Roe/K.'],
    ['Bank, R. E., & Court, S.', 'Bank/R. E. | Court/S.'],
    ['World Bank, & International Monetary Fund', 'World Bank | International Monetary Fund'],
    ['Department of Health, Education, and Welfare', 'Department of Health, Education, and Welfare'],
    ['Ministry of Health, Labour and Welfare, Japan', 'Ministry of Health, Labour and Welfare, Japan'],
    ['Department of Health, UK', 'Department of Health, UK'],
    ['FAO, IFAD, UNICEF, WFP and WHO', 'FAO | IFAD | UNICEF | WFP | WHO'],
    ['ILO, UNDP & WHO.', 'ILO | UNDP | WHO'],
    ['WHO, A.', 'WHO/A.'],
    ['STARK, TARN and ROE', 'STARK/TARN | ROE'],
    ['Petal Corp.', 'Petal Corp'],
    ['Corp, N.', 'Corp/N.'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it('are parted only where both are there', () => {
    expect(partGroups('Roe A, Doe B')).toEqual(['Roe A, Doe B']);
    expect(partGroups('World Petal Organization')).toEqual(['World Petal Organization']);
    expect(partGroups('Roe AB, Petal Society, Doe C')).toEqual(['Roe AB', 'Petal Society', 'Doe C']);
    expect(isGroup('Petal Society; ROEF.', true)).toBe(false);
    expect(isGroup('Petal Society; and its garden', true)).toBe(true);
    expect([namesGroup('Petal Society'), namesGroup('Roe A')]).toEqual([true, false]);
    expect([isGroup('WHO', false), isGroup('Roe A', false), isGroup('Petal Society', true)]).toEqual([true, false, true]);
  });
});

describe('a body behind its article', () => {
  it.each([
    ['Roe, G. and the Petal and Thorn Commission', 'Roe/G.;the Petal and Thorn Commission'],
    ['Roe, G., & the National Centre for Petals and Thorns', 'Roe/G.;the National Centre for Petals and Thorns'],
    ['Roe, G. und die Gesellschaft für Blatt und Dorn', 'Roe/G.;die Gesellschaft für Blatt und Dorn'],
    ['Roe, G. and the Petal Commission', 'Roe/G.;the Petal Commission'],
    ['Roe, G. and Doe, H.', 'Roe/G.;Doe/H.'],
  ])('%s', (text, expected) => {
    const names = parseNames(text).names.map(({ family, given, literal }) => literal ?? `${family}/${given}`);
    expect(names.join(';')).toBe(expected);
  });
});

describe('names that were taken apart', () => {
  it.each([
    ['Ramón y Cajal, S.', 'Ramón y Cajal/S.'],
    ['Ortega y Gasset, José', 'Ortega y Gasset/José'],
    ['Castro e Costa, A., & Lima, B.', 'Castro e Costa/A. | Lima/B.'],
    ['Roe B, Aguera y Arcas B', 'Roe/B | Aguera y Arcas/B'],
    ['Pérez, J. y Gómez, M.', 'Pérez/J. | Gómez/M.'],
    ['Pérez y Gómez', 'Pérez | Gómez'],
    ['Juan Pérez y María Gómez', 'Pérez/Juan | Gómez/María'],
    ['Sousa Santos, B. de', 'Sousa Santos/B.'],
    ['Roe, D. & al.', 'Roe/D.'],
    ['Roe, S. S., & Al Shobaki, M. J.', 'Roe/S. S. | Shobaki/M. J.'],
    ['Md. Tanzim Roe, A. Ali', 'Roe/Md. Tanzim | Ali/A.'],
    ['F. ROE, P. DOE, MV. SENAT', 'ROE/F. | DOE/P. | SENAT/MV'],
    ['A. Ya. Roe and Ch. Doe', 'Roe/A. Ya. | Doe/Ch.'],
    ['P. Vu.', 'Vu/P.'],
    ['Roe JR, Doe SR', 'Roe/JR | Doe/SR'],
    ['Roe JA Jr, Doe RB III', 'Roe/JA/Jr | Doe/RB/III'],
    ['Roe AB, Doe PR.', 'Roe/AB | Doe/PR'],
    ['R. Yu, and B. Zhou (eds.)].', 'Yu/R. | Zhou/B.'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

describe('people before a body', () => {
  it.each([
    [
      'Robin Emsley, Jonathan Rabinowitz, Early Psychosis Global Working Group',
      ['Emsley', 'Rabinowitz', 'Early Psychosis Global Working Group'],
    ],
    ['Emsley, Robin, Ada Roe, Bo Poe, and Early Psychosis Working Group', ['Emsley', 'Roe', 'Poe', 'Early Psychosis Working Group']],
    ['D. Carralero; P. Manz; ASDEX Upgrade team; JET Contributors', ['Carralero', 'Manz', 'ASDEX Upgrade team', 'JET Contributors']],
    ['U.S. Army Corps of Engineers', ['U.S. Army Corps of Engineers']],
    ['Ministry of Health, Public Works and Social Affairs', ['Ministry of Health, Public Works and Social Affairs']],
  ])('%s', (text, expected) => {
    expect(parseNames(text).names.map(({ family, literal }) => literal ?? family)).toEqual(expected);
  });
});
