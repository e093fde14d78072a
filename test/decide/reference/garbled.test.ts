import { describe, expect, it } from 'vitest';
import { hasLostLetters, isGarbled } from '../../../src/decide/reference/garbled.ts';
import { referenceOf } from '../../compare/reference/make.ts';

describe('letters that a font did not tell', () => {
  it.each([
    'C. Chang. 2011. €r{&•èNöc’^•‚ _b€r[Wv|—ó‰•RGc¢RØ (Pronunciation Rules) [In Chinese].',
    "Y. Li. 2005. –±U»`'b Šžv„Šž•©f \\ (Semantic Mapping).",
    'P. Niemiec. 2011. Computable bounds for matrix exponentials and BÖgVæ7F–öç0. arXiv.',
    'M. K –VâÂfiV. Cvr ÖV²ÂfiT. 2016. Representative Corpus of Contemporary Written Czech.',
    'M. Pa ö6 à 2011. Ranking Class Labels Using Query Sessions.',
    'O. Ba ö¶ ya. 2014. Using Co-Occurrence Modeling for Semantic Similarity.',
    "G. B '¦F‘Fš. 2011. When FrameNet meets a Controlled Natural Language.",
    'J. Št · æV²Â . Pajas. 2010. Querying Diverse Treebanks in a Uniform Way.',
    'C. Or 76 âà 2018. Aggressive Language Identification Using Word Embeddings.',
    "W. Chu. 2011. j_s‡_ Š¿‹Š˜;‹\\R ‰ãe¼_7Pe`'Šž—ó•¨‹X (Factorization).",
    'W. Liang. 2009. SåW‹}PiË‚ j9e¼\\ qˆLpºNKPun, (Detection).',
    'C. Lin. 2018. SðŠžSäŠig (A System for Poems).',
    'C. Hur. 2005. $2;BBÔ¶–0ked Quantum Rotors. arXiv.',
    'Quill, A. (2001). On the \ufffd\ufffd of bears. Journal, 3, 1–9.',
    'Quill, A. (2001). On the \ue001\ue002 of bears. Journal, 3, 1–9.',
  ])('are missed in %s', (raw) => expect(hasLostLetters(raw)).toBe(true));

  it.each([
    'Ångström, A., Çelik, Ö. & Đặng, T. (2001). Über die Wärme à la carte: l’été déjà passé. Zeitschrift für Physik, 3, 1–9.',
    'Nguyễn Thị Ái, & Lê Ô. (2010). Đổi mới ở Việt Nam. Tạp chí, 3, 1–9.',
    'Smith‡, J., Jones¶, K.; Müller, L.* (2004). The “x^{2}” of $\\alpha|\\beta$ and C^2 maps. J. Math., 3(2), 1–9.',
    'AT&T Labs (1999). The R² of P|Q and 50 % ± 3 at 20 °C… J. Stat., §12, n° 5, pp. 1–9. © 2010, ISO™.',
    'Петров, А. (2001). О медведях. Вестник, 3, 1–9. 王伟. 2010. 关于熊的研究[J]. 学报, 3: 1–9.',
    'José1, M., & Müller2, A. (2001). La 2ème édition et la 1ère fois. Revue, 3, 1–9.',
    'O’Neil, B. & D’Arcy, C. (2001). Rock ’n’ roll «and» „bears“. Journal, 3, 1–9.',
  ])('are all there in %s', (raw) => expect(hasLostLetters(raw)).toBe(false));
});

describe('two references run into one', () => {
  const garbled = (raw: string): boolean => isGarbled(referenceOf({ raw, origin: 'line' }));
  it.each([
    'Day BL, Fitzpatrick RC (2005) On bears. J Bears 3:1–9. Quill AB, Rook C (2007) On whales. J Whales 4:1–9.',
    'Dora C. Tarn, Ming Ufer, and H. Vincent Vane. On the learning of bears: A survey. In Bear Surveys, pp. 1622-1658, 2021. M. Khadem Quill, I. Rook, and G. Stark. Incremental learning of bears.',
  ])('%s', (raw) => expect(garbled(raw)).toBe(true));
  it.each([
    'Tarn, D. (2021). On the learning of bears. In A. Quill, B. Rook & C. Stark (Eds.), Bears (pp. 1–9). Bear Press.',
    'D. Tarn. 2021. A. Quill and the bears. Bear Press.',
    'D. Tarn, M. Ufer, and H. V. Vane. On the learning of bears, 2021. In A. Quill, editor, Bears. Bear Press, 2022.',
  ])('but not %s', (raw) => expect(garbled(raw)).toBe(false));
});

describe('a title that is none', () => {
  const garbled = (title: string): boolean =>
    isGarbled(referenceOf({ raw: 'Quill A, editors. Bears. 2nd ed. 2001. The walking of bears.', origin: 'line', fields: { title } }));
  it('was misread', () => {
    for (const title of ['editors', 'Eds.', '[Internet]', 'et al.']) expect(garbled(title), title).toBe(true);
    for (const title of ['Editors and bears', 'Online learning', 'Anonymous bears', 'Ed'])
      expect(garbled(title), title).toBe(title === 'Ed');
    expect(isGarbled(referenceOf({ raw: '@book{a}', origin: 'entry', fields: { title: 'Editors' } }))).toBe(false);
  });
});

describe('letters of another alphabet that look like those meant', () => {
  const fields = { title: 'On the growth of hedges' };
  it.each(['entry', 'list'] as const)('make a reference uncertain: %s', (origin) => {
    const raw = 'Rое, A. (1999). On thе grоwth оf hеdgеs in соld sоil. Jоurnаl оf Hеdgеs 3, 1–9.';
    expect(isGarbled(referenceOf({ raw, fields, origin }))).toBe(true);
  });
  it.each([
    'Roe, A. (1999). On the growth of hedges in cold soil. Journal of Hedges 3, 1–9.',
    'Ёлкин, А. (1999). О росте изгородей (On the growth of hedges). Журнал 3D-моделирования IT-рынка 3, 1–9.',
  ])('are not two alphabets side by side: %s', (raw) => {
    expect(isGarbled(referenceOf({ raw, fields, origin: 'entry' }))).toBe(false);
  });
});
