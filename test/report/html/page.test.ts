import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { htmlPage } from '../../../src/report/html/page.ts';
import { markup } from '../../../src/report/markup.ts';

test('a page allows its own style by its hash and nothing else, and escapes its title', () => {
  const style = 'p{color:red}';
  const page = htmlPage({
    title: '</title><script>x',
    style,
    body: markup`<body>${'<b>'}</body>`,
    data: '<script type="application/json">1</script>',
  });
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`);
  expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;x</title>');
  expect(page.endsWith('<script type="application/json">1</script><body>&lt;b&gt;</body></html>\n')).toBe(true);
});
