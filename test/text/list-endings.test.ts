/** Headings behind lists. */
import { describe, expect, it } from 'vitest';
import { endsList, isAnnex, isChineseSection } from '../../src/text/list-endings.ts';

describe('what ends a list', () => {
  it.each([
    'Acknowledgements',
    '7. Acknowledgments',
    'APÊNDICE A – HACKS ÚTEIS',
    'Anexos',
    'Příloha A: Dotazník',
    'Bijlage 2',
    '附录 A 外文资料翻译',
    '附录',
    '致 谢',
    '作者简介',
    '부록 1',
    'Über die Autoren:',
  ])('is %s', (heading) => {
    expect(endsList(heading)).toBe(true);
  });
  it.each(['References', 'Marsh, A. Appendix to the history of hedges. 2001.', 'Hedges', '', '附录是什么'])('is not %j', (line) => {
    expect(endsList(line)).toBe(false);
  });
  it('knows the next section of a Chinese form, and no entry that has a number in front', () => {
    expect(isChineseSection('（二）研究基础与工作条件')).toBe(true);
    expect(isChineseSection('第三章 方法')).toBe(true);
    expect(isChineseSection('（二）王伟. 珊瑚礁研究[J]. 海洋学报, 2016.')).toBe(false);
    expect(isChineseSection('王伟. 珊瑚礁研究[J]. 海洋学报')).toBe(false);
  });
  it('tells single appendices by their letter or number', () => {
    expect(isAnnex('Anhang B: Beweise')).toBe(true);
    expect(isAnnex('Anhang')).toBe(false);
  });
});
