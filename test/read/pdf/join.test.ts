import { describe, expect, it } from 'vitest';
import { jointOf, type Lexicon, lexiconOf } from '../../../src/read/pdf/join.ts';
import type { Line } from '../../../src/read/pdf/lines.ts';

const line = (text: string): Line => ({
  page: 1,
  text,
  parts: [],
  x: 0,
  right: 100,
  y: 0,
  size: 10,
  font: 'f',
  left: 0,
  edge: 100,
  column: 1,
});
const knowing = (text: string, hrefs: string[] = []): Lexicon => lexiconOf(text.split('\n').map(line), hrefs);
const none = knowing('');

describe('what stands between two lines', () => {
  it('takes the typesetter’s hyphen away and keeps the author’s', () => {
    expect(jointOf('infor-', 'mation', none)).toBe('drop-hyphen');
    expect(jointOf('the Smith-', 'Jones theorem', none)).toBe('nothing');
    expect(jointOf('COVID-', '19', none)).toBe('nothing');
    expect(jointOf('state-of-', 'the-art', none)).toBe('nothing');
    expect(jointOf('knowledge-', 'based', none)).toBe('nothing');
    expect(jointOf('pre-', 'and post-processing', none)).toBe('space');
  });

  it('asks the document itself', () => {
    expect(jointOf('de-', 'noising', knowing('a denoising model'))).toBe('drop-hyphen');
    expect(jointOf('de-', 'noising', knowing('a de-noising model'))).toBe('nothing');
    expect(jointOf('graph', 'theory', none)).toBe('space');
  });

  it('begins no name within the address before it', () => {
    expect(jointOf('https://reef.example/31784983/', 'Pouget, A., Denève, S. (1999).', none)).toBe('space');
    expect(jointOf('https://reef.example/9196783/', 'Jung-Hsuan Wu, S. S. (2017).', none)).toBe('space');
    expect(jointOf('https://reef.example/', 'Coral/12.html', none)).toBe('nothing');
  });

  it('takes no evidence from words that are themselves cut', () => {
    expect([...knowing('some infor-\nmation here').words.keys()]).toEqual(['some', 'here']);
  });

  it('joins addresses without a space', () => {
    expect(jointOf('https://doi.org/10.1000/', 'abc.123', none)).toBe('nothing');
    expect(jointOf('doi:10.1371/journal.', 'pcbi.1006454', none)).toBe('nothing');
    expect(jointOf('https://example.org/a-', 'b/c', none)).toBe('nothing');
    expect(jointOf('https://example.org/paper.', 'Accessed 3 May', none)).toBe('space');
    expect(jointOf('https://example.org/paper', '(2019)', none)).toBe('space');
    expect(jointOf('doi:10.1000/xyz', 'In Proceedings', none)).toBe('space');
  });

  it('ends an address where its bracket closes or a name begins', () => {
    expect(jointOf('viewed 3 May, <https://example.org/document/5509198/>.', 'Dubois-Violette, M.', none)).toBe('space');
    expect(jointOf('https://doi.org/10.1000/abc.', 'Smith-Jones, A.', none)).toBe('space');
    expect(jointOf('https://www.example.org/a-', 'File.pdf', none)).toBe('nothing');
  });

  it('believes the link behind an address more than its look', () => {
    const lexicon = knowing('', ['https://example.org/longname']);
    expect(jointOf('https://example.org/long', 'name', lexicon)).toBe('nothing');
    expect(jointOf('https://example.org/long-', 'name', lexicon)).toBe('drop-hyphen');
  });

  it('puts no space beside wide signs, and beside letters and numbers as the document does', () => {
    expect(jointOf('に関する研究」', '『架空学会誌』', none)).toBe('nothing');
    expect(jointOf('2015）', 'Marsh', none)).toBe('nothing');
    expect(jointOf('第12巻第', '3号、45頁', knowing('第12巻第3号、1頁'))).toBe('nothing');
    expect(jointOf('使用', 'GPU 进行', knowing('使用 CPU 进行'))).toBe('space');
    expect(jointOf('王海,', '李明', none)).toBe('space');
  });

  it('puts Korean words together that a line’s end parted', () => {
    const known = knowing('이 글은 산호의 성장과 연구를 다룬다\n또한 산호의 연구 방법을 이용한 예도 있다');
    expect(jointOf('가상 산호', '의 느린', known)).toBe('nothing');
    expect(jointOf('심층 학습을 이', '용한 산호', known)).toBe('nothing');
    expect(jointOf('느린', '성장과', known)).toBe('space');
    expect(jointOf('관한', '연구', known)).toBe('space');
  });

  it('puts no space into Chinese and Japanese', () => {
    expect(jointOf('研究', '方法', none)).toBe('nothing');
  });
});
