import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { type Answer, bibl, type Grobid, grobid, tei } from '../../read/grobid-server.ts';
import { place } from '../made-world.ts';

const open: Grobid[] = [];
afterAll(() => {
  for (const one of open) one.close();
});

const LIST = [
  '[1] A. Marsh. On the slow growth of imaginary corals. Journal of Invented Reefs, 3(1):10-19, 2001.',
  '[2] B. Reed. Counting reefs from the air. Journal of Invented Reefs, 4(2):20-29, 2002.',
  '[3] C. Stone. Warm water and made-up species. Journal of Invented Reefs, 5(3):30-39, 2003.',
];

async function paper(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  pdf.fontSize(10).text('Corals grow slowly [1], are counted [2] and like it warm [3].').moveDown();
  pdf.fontSize(14).text('References').moveDown().fontSize(10);
  for (const entry of LIST) pdf.text(entry).moveDown();
  pdf.end();
  await done;
  return Buffer.concat(parts);
}
const world = place({ 'paper.pdf': await paper() });

async function extracted(form: string, answer: Answer | null, ...more: string[]) {
  const server = await grobid(...(answer === null ? [{ status: 500 }] : [answer]));
  open.push(server);
  if (answer === null) server.close();
  return { ...(await world.stet(['extract', 'paper.pdf', '--grobid', server.url, '-f', form, ...more])), times: server.sent.length };
}

const YEAR = '<monogr><imprint><date when="2020"/></imprint></monogr>';
const OTHER: Answer = {
  status: 200,
  body: tei(bibl(LIST[0] ?? '', YEAR), bibl(LIST[1] ?? ''), bibl('D. Lake. Seas without any shore at all. Press of Nowhere, 2004.')),
};
const SAYS = [
  /GROBID reads the year as “2020” \(here: “2001”\) in “.*A\. Marsh/,
  /GROBID does not read this as a reference: “.*C\. Stone/,
  /GROBID reads a reference that was not found here: “D\. Lake/,
];
const COUNTS = { reader: 'GROBID', entries: 3, same: 2, onlyThere: 1, onlyHere: 1, differ: 1 };

describe('stet extract --grobid', () => {
  it('says in each form what the other reader found, and ends as without it', async () => {
    const pretty = await extracted('pretty', OTHER);
    expect(pretty.out).toContain(
      ' = GROBID reads 3 references: 2 found here too · 1 only there · 1 only here · 1 with parts read otherwise\n',
    );
    const json = await extracted('json', OTHER);
    expect(JSON.parse(json.out)).toMatchObject({ secondReading: COUNTS, skipped: [] });
    const lines = await extracted('jsonl', OTHER);
    expect(JSON.parse(lines.out.trim().split('\n').at(-1) ?? '')).toMatchObject({ secondReading: COUNTS });
    const csl = await extracted('csl', OTHER);
    expect(JSON.parse(csl.out)).toHaveLength(3);
    for (const says of SAYS)
      for (const told of [pretty.out, json.out.replaceAll('\\"', '"'), lines.out, csl.err]) expect(told).toMatch(says);
    for (const { status, times } of [pretty, json, lines, csl]) expect([status, times]).toEqual([0, 1]);
  });

  it('says in each form that it did not answer; the list and the status are those without it', async () => {
    const alone = JSON.parse((await world.stet(['extract', 'paper.pdf', '-f', 'json'])).out);
    const failing: [Answer | null, RegExp][] = [
      [null, /gave no reading: .*ECONNREFUSED/],
      [{ status: 503, headers: { 'retry-after': '0' } }, /is busy: it answered 503 4 times/],
    ];
    for (const [answer, why] of failing) {
      const json = await extracted('json', answer);
      const { skipped, ...rest } = JSON.parse(json.out);
      expect(rest).toEqual({ ...alone, skipped: undefined });
      expect(skipped).toMatchObject([{ what: 'a second reading', why: expect.stringMatching(why) }]);
      expect([json.status, json.err]).toEqual([0, '']);
    }
    const pretty = await extracted('pretty', { status: 200, body: '<html><body>Are you a human?</body></html>' });
    expect(pretty.out).toContain(' - Left out: a second reading, because the GROBID server gave no reading: it is no TEI document\n');
    const csl = await extracted('csl', { status: 500 });
    expect([csl.err, csl.status]).toEqual(['stet: paper.pdf: the GROBID server answered 500\n', 0]);
  });

  it('asks nobody offline, and says so', async () => {
    const { out, times, status } = await extracted('pretty', OTHER, '--offline');
    expect(out).toContain('the GROBID server was not asked: nothing is asked offline');
    expect([times, status]).toEqual([0, 0]);
  });
});
