/** Writing readable text: white space collapses, and places stay right. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Scribe } from '../../src/read/blocks.ts';

it('collapses white space across writes and parts blocks by an empty line', () => {
  const scribe = new Scribe();
  scribe.write('  One ');
  scribe.write(' two\n');
  const start = scribe.mark();
  scribe.write(' three ');
  expect(scribe.close('paragraph')?.span).toEqual({ start: 0, end: 13 });
  scribe.exactly('a\n  b\n');
  scribe.close('code');
  expect(scribe.close('paragraph')).toBeNull();
  expect(scribe.text()).toBe('One two three\n\na\n  b');
  expect(scribe.text().slice(start, 13)).toBe('three');
});

it('leaves out signs that print nothing', () => {
  const scribe = new Scribe();
  scribe.write('known.\u0007\u0003 1\u0008 It');
  scribe.close('paragraph');
  expect(scribe.text()).toBe('known. 1 It');
});

it('gives blocks that lie in order, inside the text, without white space at their ends', () => {
  const step = fc.oneof(fc.constantFrom(' ', 'a', 'b c', '\n', 'x\n\ny '), fc.constant(null));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const scribe = new Scribe();
      for (const one of steps) one === null ? scribe.close('paragraph') : scribe.write(one);
      scribe.close('paragraph');
      const text = scribe.text();
      let last = 0;
      for (const { span } of scribe.blocks) {
        expect(span.start).toBeGreaterThanOrEqual(last);
        expect(text.slice(span.start, span.end)).toMatch(/^\S(.*\S)?$/);
        last = span.end;
      }
    }),
  );
});
