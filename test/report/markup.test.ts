import { describe, expect, it } from 'vitest';
import { markup } from '../../src/report/markup.ts';

describe('markup', () => {
  it('escapes every insertion but what it made itself', () => {
    const inner = markup`<b>${'<i>&"\''}</b>`;
    expect(`${markup`<p title="${'"x'}">${inner}${[inner]}${3}${null}</p>`}`).toBe(
      '<p title="&quot;x"><b>&lt;i&gt;&amp;&quot;&#39;</b><b>&lt;i&gt;&amp;&quot;&#39;</b>3</p>',
    );
  });

  it('keeps one space at an edge, and shows unseen characters', () => {
    expect(`${markup`${' a  b '}${'\x1b'}${'  '}`}`).toBe(' a b \\x1b ');
  });
});
