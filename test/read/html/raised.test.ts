import { expect, it } from 'vitest';
import { parseMarkup } from '../../../src/read/html/markup.ts';
import { RaisedStyles, raisedBefore } from '../../../src/read/html/raised.ts';

it('tells classes that raise letters, by sheets beside the page and in it', async () => {
  const root = await parseMarkup(
    '<head><style>.in { vertical-align: 3pt }</style></head><p><span class="x out">1</span><a class="in">2</a><em class="in">3</em></p>',
  );
  const styles = new RaisedStyles(root, ['.y, span.out { vertical-align: super; }']);
  const raised: string[] = [];
  const collect = (node: typeof root): void => {
    if ('tagName' in node && styles.raises(node)) raised.push(node.tagName);
    if ('childNodes' in node) for (const child of node.childNodes) collect(child);
  };
  collect(root);
  expect(raised).toEqual(['span', 'a']);
});

it('tells where a note beside the text is called from: not behind a unit, nor within a longer number', () => {
  const text = 'Doors are pushed.² It has 30 m² and more.¹² ² Norman, Doors.';
  const note = text.indexOf('² Norman');
  expect(raisedBefore(note, '²', text)).toEqual({ start: 17, end: 18 });
  expect(raisedBefore(note, '³', text)).toBeNull();
  expect(raisedBefore(0, '²', text)).toBeNull();
});
