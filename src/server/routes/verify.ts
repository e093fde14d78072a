/**
 * Routes for small things at once: the quotes of a text, a model's answer, a few references, one work. Nothing of them is kept
 * but the log of what was looked up.
 */
import { z } from '@hono/zod-openapi';
import { type Assembly, assemble } from '../../assemble.ts';
import { askedAbout, identifierOf, nearness, parseReference, verifyQuotes } from '../../index.ts';
import { fullCitation } from '../../report/index.ts';
import { putBytes } from '../../store/desk/files.ts';
import { hasEnded } from '../../store/desk/runs.ts';
import { checkedAnswer } from '../answering.ts';
import { takeJson } from '../body.ts';
import { create, waited, waitOf } from '../create.ts';
import { type House, may, storable } from '../house.ts';
import { allFindings, runShape } from '../present.ts';
import { Problem } from '../problem.ts';
import { type Routes, route } from '../routes.ts';
import { answerReport, answerRequest, givenSource, MOST_SOURCES } from '../shapes/answer.ts';
import { finding, run } from '../shapes.ts';

const MOST_TEXT = 200_000;

const quotesRequest = z
  .object({ text: z.string().min(1).max(MOST_TEXT), sources: z.array(givenSource).min(1).max(100) })
  .strict()
  .openapi('QuotesRequest');
const referencesRequest = z
  .object({ references: z.array(z.string().min(1).max(20_000)).min(1).max(30), offline: z.boolean().optional() })
  .strict()
  .openapi('ReferencesRequest');
const quoteReport = z.record(z.string(), z.unknown()).openapi('QuoteReport', { description: 'stet-quotes/1: ok, items, skipped, counts.' });
const found = z
  .object({
    query: z.string(),
    records: z.array(
      z.object({
        id: z.string(),
        citation: z.string(),
        csl: z.record(z.string(), z.unknown()),
        notices: z.array(z.record(z.string(), z.unknown())),
      }),
    ),
    asked: z.array(z.record(z.string(), z.unknown())),
    settled: z.boolean().openapi({ description: 'True when something was found, or a source that holds all such works has no record.' }),
  })
  .openapi('Found');

function small(sources: readonly { readonly text: string }[]): void {
  const size = sources.reduce((sum, { text }) => sum + text.length, 0);
  if (size > MOST_SOURCES)
    throw new Problem(
      'too-large',
      `The sources hold ${size} characters, more than the ${MOST_SOURCES} that are checked at once; POST them to /v1/runs.`,
    );
}

/** Indexes and connections for looking single works up, opened when first asked for. */
function lookups(house: House): { assembly(): Promise<Assembly>; close(): Promise<void> } {
  let opened: Promise<Assembly> | null = null;
  const before: Promise<Assembly>[] = [];
  let settings = house.settings;
  return {
    assembly() {
      // With other keys it is another assembly; the one before may still be in use, and is closed with the rest.
      if (settings !== house.settings && opened !== null) {
        before.push(opened);
        opened = null;
      }
      settings = house.settings;
      opened ??= assemble(settings, {
        signal: new AbortController().signal,
        progress: () => undefined,
        ...(house.place.snapshots === null ? {} : { snapshots: house.place.snapshots }),
      });
      opened.catch(() => {
        opened = null;
      });
      return opened;
    },
    async close() {
      for (const one of [...before, opened]) await (await one?.catch(() => null))?.close();
    },
  };
}

export const verifyRoutes: Routes = (app, house) => {
  route(
    app,
    {
      method: 'post',
      path: '/v1/verify/quotes',
      tag: 'verify',
      summary: 'Check the quotes of a text against sources',
      scope: 'run',
      takes: { 'application/json': quotesRequest },
      gives: { 200: quoteReport },
    },
    async (c) => {
      may(c, 'run');
      const { text, sources } = await takeJson(c, quotesRequest);
      small(sources);
      return c.json(
        verifyQuotes(
          text,
          sources.map(({ id, name, text: own }) => ({ id, text: own, ...(name === undefined ? {} : { name }) })),
        ),
      );
    },
  );
  route(
    app,
    {
      method: 'post',
      path: '/v1/verify/answer',
      tag: 'verify',
      summary: 'Check an answer made from sources: its quotes, its [N], its claims and their facts',
      description:
        'Nothing is kept. With `repair`, also what would put it right: citations replaced, removed or added, what is not borne out said more softly; every proposal was checked again.',
      scope: 'run',
      takes: { 'application/json': answerRequest },
      gives: { 200: answerReport },
    },
    async (c) => {
      may(c, 'run');
      const asked = await takeJson(c, answerRequest);
      small(asked.sources);
      return c.json(await checkedAnswer(asked, house.settings, c.req.raw.signal));
    },
  );
  route(
    app,
    {
      method: 'post',
      path: '/v1/verify/references',
      tag: 'verify',
      summary: 'Check a few references while the caller waits',
      description:
        'At most 30. The run is kept like any other; when it takes longer than a minute its state is given, to be asked for again.',
      scope: 'run',
      takes: { 'application/json': referencesRequest },
      gives: { 200: z.object({ run, findings: z.array(finding) }), 202: z.object({ run, findings: z.array(finding) }) },
    },
    async (c) => {
      const who = may(c, 'run');
      const { references, offline } = await takeJson(c, referencesRequest);
      const lines = references.map((one) => storable(one).replace(/\s+/g, ' ').trim()).join('\n');
      const { hash } = await putBytes(house.place.files, Buffer.from(lines));
      const options = JSON.stringify(offline === undefined ? {} : { offline });
      const wanted = {
        name: 'references.txt',
        kind: 'references',
        mediaType: 'text/plain',
        input: hash,
        sources: '[]',
        options,
        batch: null,
      };
      const wait = waitOf(c, '60s');
      const { run: made } = await create(c, house, wanted);
      const ended = await waited(c, house, made, wait);
      return c.json(
        { run: await runShape(ended, house, who), findings: await allFindings(ended, house, who) },
        hasEnded(ended.state) ? 200 : 202,
      );
    },
  );
  const { assembly } = lookups(house);
  route(
    app,
    {
      method: 'get',
      path: '/v1/lookup',
      tag: 'verify',
      summary: 'Is there such a work? An identifier, or a reference in words',
      scope: 'read',
      query: z.object({ q: z.string().min(2).max(2_000) }),
      gives: { 200: found },
    },
    async (c) => {
      const who = may(c, 'read');
      if (who.share !== null) throw new Problem('forbidden', 'This link is for reading one report.');
      const query = storable(c.req.query('q') ?? '').trim();
      if (query.length < 2 || query.length > 2_000) throw new Problem('usage', 'q: an identifier or a reference, 2 to 2,000 characters');
      const typed = identifierOf(query);
      const fields = typed ?? { type: 'article', ...parseReference(query).fields };
      const asked = await askedAbout(
        query,
        typed === null ? { ...fields, title: fields.title ?? query } : fields,
        (await assembly()).startRun(),
      );
      const { near, settled } = nearness(typed === null ? query : null, asked);
      return c.json({
        query,
        records: near.map(({ id, fields: csl, notices }) => ({ id, citation: fullCitation(csl), csl, notices })),
        asked: asked.asked.map(({ adapter, question, covers, lookup }) => ({
          adapter,
          question,
          covers,
          lookup: lookup.kind === 'found' ? { kind: 'found', count: lookup.sources.length } : lookup,
        })),
        settled,
      });
    },
  );
};
