/** Routes that give a finished run away: every format of the report, with people's decisions beside the verdicts, and the letter. */
import { z } from '@hono/zod-openapi';
import type { Decision, Report } from '../../model/report.ts';
import {
  type FileFormat,
  FORMATS,
  MEDIA_TYPES,
  REPORT_LANGUAGES,
  type ReportLanguage,
  withDecisions,
  written,
} from '../../report/index.ts';
import { hasEnded, type StoredRun } from '../../store/desk/runs.ts';
import { type Asked, type House, may, runFor } from '../house.ts';
import { letter } from '../letters.ts';
import { marksOn } from '../marks-on.ts';
import { allFindings, runShape } from '../present.ts';
import { notFound, Problem } from '../problem.ts';
import { idOf, type Routes, route, wordOf } from '../routes.ts';

/** Endings of a report's address. */
export const ENDINGS: Readonly<Record<string, FileFormat>> = {
  html: 'html',
  md: 'markdown',
  csv: 'csv',
  sarif: 'sarif',
  json: 'json',
  jsonl: 'jsonl',
  junit: 'junit',
  xml: 'junit',
  docx: 'docx',
  bib: 'bibtex',
  csl: 'csl',
  txt: 'pretty',
  github: 'github',
};

/** The language of a page; without it, the one that Accept-Language prefers. */
const LANGUAGE = z.object({ lang: z.enum(REPORT_LANGUAGES).optional() });

const FILES: readonly FileFormat[] = [...FORMATS, 'docx'];

const plain = (format: FileFormat): string => MEDIA_TYPES[format].split(';')[0] ?? '';
/** What Accept may name for a report, each once: the lines of a job's log are for its log alone. */
const ACCEPTABLE = [...new Set(FILES.filter((format) => format !== 'github').map(plain))];

/** The report page is a document of its own: its style stands in it, its links open, nothing in it runs. */
const PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The sealed report of a run, decisions in their places. Throws Problem while there is none. */
export async function reportOf(run: StoredRun, house: House): Promise<Report> {
  const { desk, files } = house.place;
  if (run.report === null) {
    if (hasEnded(run.state)) throw notFound('report: this run ended without one');
    throw new Problem('not-ready', 'The run is still going on; there is no sealed report yet.', {
      status: 409,
      headers: { 'retry-after': '2' },
    });
  }
  const bytes = await files.get(run.report);
  if (bytes === null) throw new Problem('internal', 'The report of this run is no longer kept.');
  const report = JSON.parse(Buffer.from(bytes).toString('utf8')) as Report;
  const marks = await marksOn(desk.db, run.owner, report);
  // Made in an earlier batch, it is shown with when.
  const shown = run.checked_at === null ? report : { ...report, checkedAt: new Date(run.checked_at).toISOString() };
  return withDecisions(shown, marks);
}

/** The text of the document, for sentences in which a reference is cited. */
async function textsOf(run: StoredRun, report: Report, house: House): Promise<ReadonlyMap<string, string>> {
  const bytes = run.document === null ? null : await house.place.files.get(run.document);
  if (bytes === null) return new Map();
  const { text } = JSON.parse(Buffer.from(bytes).toString('utf8')) as { readonly text: string };
  return new Map([[report.document.id, text]]);
}

/** For those it concerns: nobody's name beside a decision. */
function without(report: Report): Report {
  const { references, quotes, claims } = report;
  const unnamed = <Finding extends { readonly decision?: Decision }>(one: Finding): Finding => {
    if (one.decision === undefined) return one;
    const { note: _, ...decision } = one.decision;
    return { ...one, decision: { ...decision, by: '' } };
  };
  const decisions = report.decisions?.map(({ note: _, ...decision }) => ({ ...decision, by: '' }));
  return {
    ...report,
    ...(decisions === undefined ? {} : { decisions }),
    references: references.map(unnamed),
    ...(quotes === undefined ? {} : { quotes: { ...quotes, items: quotes.items.map(unnamed) } }),
    ...(claims === undefined ? {} : { claims: { ...claims, claims: claims.claims.map(unnamed) } }),
  };
}

async function give(c: Asked, house: House, format: FileFormat, ending: string): Promise<Response> {
  const run = await runFor(c, house, idOf(c));
  const who = may(c, 'read');
  const language = languageOf(wordOf(c, 'lang', REPORT_LANGUAGES), c.req.header('accept-language') ?? '');
  const found = await reportOf(run, house);
  const report = who.share?.view_as === 'author' ? without(found) : found;
  const texts =
    format === 'html' || format === 'markdown' || format === 'pretty' ? await textsOf(run, report, house) : new Map<string, string>();
  const made = await written([report], format, { texts, verbose: format === 'pretty', unicode: true, language });
  const body = typeof made === 'string' ? made : Buffer.from(made);
  const inline = format === 'html' && c.req.query('download') === undefined;
  return c.body(body, 200, {
    'content-type': MEDIA_TYPES[format],
    'content-disposition': inline
      ? 'inline'
      : `attachment; filename*=UTF-8''${encodeURIComponent(`${run.name.replace(/\.[^.]{1,8}$/, '')}.stet.${ending}`)}`,
    ...(format === 'html' ? { 'content-security-policy': PAGE_CSP, 'content-language': language, vary: 'accept, accept-language' } : {}),
    'cache-control': 'private, no-cache',
  });
}

/** What an address asks for; else what whoever asks understands best; English where that is none of ours. */
function languageOf(asked: string | undefined, accepts: string): ReportLanguage {
  const known = (tag: string): ReportLanguage[] => REPORT_LANGUAGES.filter((one) => one === tag.split('-', 1)[0]);
  return [asked ?? '', ...best(accepts).map(({ name }) => name)].flatMap(known)[0] ?? 'en';
}

/** What a header of preferences names, the most wanted first. */
const best = (header: string): readonly { readonly name: string }[] =>
  header
    .split(',')
    .slice(0, 50)
    .map((part) => {
      const [name = '', ...more] = part.trim().toLowerCase().split(';');
      const q = more.map((one) => /^\s{0,4}q=([\d.]{1,6})$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { name: name.trim(), q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);

/** The format that an Accept header prefers. */
function accepted(header: string): FileFormat {
  for (const { name: type } of best(header)) {
    if (type === '*/*' || type === 'application/*') return 'json';
    const format = FILES.find((one) => one !== 'github' && plain(one) === type);
    if (format !== undefined) return format;
  }
  throw new Problem(
    'unknown-media-type',
    `Accept names nothing that the report can be had as: ${ACCEPTABLE.join(', ')}. An ending of the address chooses as well: report.${Object.keys(ENDINGS).join(', .')}.`,
    { status: 406 },
  );
}

export const reportRoutes: Routes = (app, house) => {
  for (const [ending, format] of Object.entries(ENDINGS))
    route(
      app,
      {
        method: 'get',
        path: `/v1/runs/{id}/report.${ending}`,
        tag: 'runs',
        summary: `The report as ${format}`,
        scope: 'read',
        ...(format === 'html' ? { query: LANGUAGE } : {}),
        gives: { 200: MEDIA_TYPES[format] },
      },
      (c) => give(c, house, format, ending),
    );
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs/{id}/report',
      tag: 'runs',
      summary: 'The report in the format that Accept prefers',
      scope: 'read',
      query: LANGUAGE,
      gives: { 200: ACCEPTABLE },
    },
    (c) => {
      const format = accepted(c.req.header('accept') ?? '*/*');
      c.header('vary', 'accept, accept-language');
      return give(c, house, format, Object.keys(ENDINGS).find((ending) => ENDINGS[ending] === format) ?? 'txt');
    },
  );
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs/{id}/letter.md',
      tag: 'runs',
      summary: 'A letter to the authors that asks for what is missing and accuses nobody',
      scope: 'read',
      query: z.object({ anonymous: z.enum(['true', 'false']).optional() }),
      gives: { 200: 'text/markdown; charset=utf-8', 204: null },
    },
    async (c) => {
      const run = await runFor(c, house, idOf(c));
      const who = may(c, 'read');
      const text = letter(await runShape(run, house, who), await allFindings(run, house, who), c.req.query('anonymous') === 'true');
      return text === null ? c.body(null, 204) : c.body(text, 200, { 'content-type': 'text/markdown; charset=utf-8' });
    },
  );
};
