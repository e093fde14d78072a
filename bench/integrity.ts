/**
 * How well integrity lists are read and found again. Usage:
 *   tsx bench/integrity.ts --data FOLDER [--index INDEX]
 * FOLDER holds retractions-rw-dois.jsonl.gz ({doi, nature}), predatory-lists.jsonl.gz, journal-abbreviations.jsonl.gz ({title, abbr}) and
 * retractions-in-records.jsonl.gz ({doi, nature, record, title}), as far as they are there. Every DOI is asked for as people write it (case, address,
 * prefix, full stop, version) and must give its own notices, its neighbours none; every listed journal under its name as people write it,
 * and every honest journal of the abbreviations under none; hijacked journals by the impostor's address alone. With an index, retracted
 * works that are in its records are checked as references without their DOI. Prints one JSON object; exit status 1 when an honest one was told.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { localIndex } from '../src/lookup/local.ts';
import type { CslItem } from '../src/model/csl.ts';
import type { Run } from '../src/model/ports.ts';
import { checkReferences } from '../src/references.ts';
import { openIndex } from '../src/store/index/read.ts';
import { openIntegrity, workOfDoi } from '../src/store/integrity.ts';
import { openJournals } from '../src/store/journals.ts';
import { memorySnapshots } from '../src/store/snapshots.ts';
import { fold } from '../src/text/fold.ts';
import { normalizeDoi } from '../src/text/identifiers.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, index: { type: 'string' } } });
if (values.data === undefined) throw new Error('Name the folder of lists with --data.');
const pathOf = (name: string): string => join(values.data ?? '', name);
const rowsOf = (name: string): readonly Readonly<Record<string, unknown>>[] =>
  existsSync(pathOf(name))
    ? gunzipSync(readFileSync(pathOf(name)))
        .toString('utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const hostOf = (address: string): readonly string[] => {
  try {
    return [new URL(address).hostname.replace(/^www\./, '')];
  } catch {
    return [];
  }
};

const KINDS: Readonly<Record<string, string>> = {
  Retraction: 'retracted',
  'Expression of concern': 'expression-of-concern',
  Correction: 'corrected',
  Reinstatement: 'reinstated',
};
/** A DOI as people write it. */
const WRITTEN: readonly ((doi: string) => string)[] = [
  (doi) => doi,
  (doi) => doi.toUpperCase(),
  (doi) => `https://doi.org/${doi}`,
  (doi) => `http://dx.doi.org/${doi}`,
  (doi) => `doi:${doi}`,
  (doi) => `DOI: ${doi}.`,
  (doi) => `https://doi.org/${encodeURI(doi)}`,
];

async function retractions(): Promise<object> {
  const rows = rowsOf('retractions-rw-dois.jsonl.gz').map((row) => ({ doi: text(row.doi), nature: [row.nature].flat().map(text) }));
  const lists = await openIntegrity(pathOf('retractions-rw-dois.jsonl.gz'));
  const told = new Map<string, Set<string>>();
  for (const { doi, nature } of rows) {
    const key = workOfDoi(doi.trim());
    told.set(key, new Set([...(told.get(key) ?? []), ...nature.flatMap((one) => KINDS[one] ?? [])]));
  }
  const missed: string[] = [];
  let asked = 0;
  for (const { doi } of rows) {
    const expected = told.get(workOfDoi(doi.trim())) ?? new Set();
    for (const write of WRITTEN) {
      asked += 1;
      const got = new Set((lists.notices({ DOI: write(doi.trim()) }) ?? []).map(({ kind }) => kind as string));
      if (got.size !== expected.size || [...expected].some((kind) => !got.has(kind))) missed.push(write(doi));
    }
  }
  let neighbours = 0;
  const wrong: string[] = [];
  for (const { doi } of rows) {
    const last = doi.at(-1) ?? '';
    const next = `${doi.slice(0, -1)}${/\d/.test(last) ? (Number(last) + 1) % 10 : 'q'}`;
    if (told.has(workOfDoi(next)) || normalizeDoi(next) === null) continue;
    neighbours += 1;
    if ((lists.notices({ DOI: next }) ?? []).length > 0) wrong.push(next);
  }
  return {
    dois: rows.length,
    asked,
    found: asked - missed.length,
    recall: (asked - missed.length) / Math.max(1, asked),
    missed: missed.slice(0, 20),
    neighbours,
    wrong: wrong.length,
    firstWrong: wrong.slice(0, 10),
  };
}

/** A journal's name as people write it. */
const NAMED: readonly (readonly [string, (name: string) => string])[] = [
  ['as listed', (name) => name],
  ['capitals', (name) => name.toUpperCase()],
  ['with “The”', (name) => (/^the /i.test(name) ? name.slice(4) : `The ${name}`)],
  ['“and” for “&”', (name) => (name.includes('&') ? name.replaceAll('&', 'and') : name.replace(/\band\b/gi, '&'))],
  ['without marks', (name) => name.normalize('NFKD').replace(/[\p{M}:,.;–—-]+/gu, ' ')],
];

async function journals(): Promise<{ readonly figures: object; readonly honestTold: number }> {
  const rows = rowsOf('predatory-lists.jsonl.gz');
  const lists = await openIntegrity(pathOf('predatory-lists.jsonl.gz'));
  const kindOf = (row: (typeof rows)[number]): string => text(row.kind);
  const listed = rows.filter((row) => /journal/.test(kindOf(row)) && text(row.name) !== '');
  const forms = Object.fromEntries(
    NAMED.map(([what, write]) => {
      const missed = listed
        .filter((row) => (lists.listed({ 'container-title': write(text(row.name)) }) ?? []).length === 0)
        .map((row) => text(row.name));
      return [what, { of: listed.length, found: listed.length - missed.length, missed: missed.slice(0, 8) }];
    }),
  );
  const publishers = rows.filter((row) => /^publishers?$/.test(kindOf(row)) && text(row.name) !== '');
  const publishersMissed = publishers
    .filter((row) => (lists.listed({ publisher: text(row.name) }) ?? []).length === 0)
    .map((row) => text(row.name));
  const same = (name: string): string => fold(name.replaceAll('&', ' and ')).replace(/^the /, '');
  const names = new Set(rows.flatMap((row) => [text(row.name), text(row.hijacked)]).map(same));
  const honest = rowsOf('journal-abbreviations.jsonl.gz').flatMap((row) => [text(row.title), text(row.abbr)]);
  const honestTold = honest.filter((name) => (lists.listed({ 'container-title': name }) ?? []).length > 0);
  const others = honestTold.filter((name) => !names.has(same(name)));
  const hijacked = rows.filter((row) => kindOf(row) === 'hijacked');
  const byUrl = hijacked.filter((row) => text(row.hijackedurl) !== '');
  const urlFound = byUrl.filter((row) => (lists.listed({ URL: `${text(row.hijackedurl).replace(/\/$/, '')}/article/7` }) ?? []).length > 0);
  const victims = hijacked.filter(
    (row) =>
      (lists.listed({ 'container-title': text(row.authentic), URL: text(row.authenticurl) || 'https://example.org/' }) ?? []).length > 0,
  );
  const impostors = new Set(rows.filter((row) => kindOf(row) !== 'hijacked').map((row) => same(text(row.name))));
  // Some rows give one address to the impostor and to the honest journal; that says nothing of either.
  const hosts = new Set(rows.flatMap((row) => [text(row.hijackedurl), text(row.althijackedurl)].flatMap(hostOf)));
  const accused = victims.filter(
    (row) => !impostors.has(same(text(row.authentic))) && !hostOf(text(row.authenticurl)).some((host) => hosts.has(host)),
  );
  return {
    honestTold: others.length + accused.length,
    figures: {
      listed: forms,
      publishers: { of: publishers.length, found: publishers.length - publishersMissed.length, missed: publishersMissed.slice(0, 8) },
      honest: {
        of: honest.length,
        toldByNameOnTheList: honestTold.length - others.length,
        toldOtherwise: others.length,
        first: others.slice(0, 8),
      },
      hijacked: {
        withAddress: byUrl.length,
        foundByAddress: urlFound.length,
        missed: byUrl
          .filter((row) => !urlFound.includes(row))
          .map((row) => text(row.hijackedurl))
          .slice(0, 8),
        honestNamesakesTold: accused.length,
        first: accused.map((row) => text(row.authentic)).slice(0, 5),
      },
    },
  };
}

async function abbreviations(): Promise<object> {
  const rows = rowsOf('journal-abbreviations.jsonl.gz').filter((row) => text(row.title) !== '' && text(row.abbr) !== '');
  const held = await openJournals([pathOf('journal-abbreviations.jsonl.gz')]);
  const plain = (name: string): string => fold(name).replace(/^the /, '');
  const agrees = (from: string, to: string): boolean =>
    plain(from) === plain(to) || held.names(from).some((name) => plain(name) === plain(to));
  const missed = rows.filter((row) => !agrees(text(row.abbr), text(row.title)));
  const bare = rows.filter((row) => !agrees(text(row.abbr).replaceAll('.', ''), text(row.title)));
  const back = rows.filter((row) => !agrees(text(row.title), text(row.abbr)));
  return {
    of: rows.length,
    toTitle: rows.length - missed.length,
    withoutPoints: rows.length - bare.length,
    toAbbreviation: rows.length - back.length,
    missed: missed.slice(0, 8).map((row) => `${text(row.abbr)} ≠ ${text(row.title)}`),
  };
}

async function inRecords(path: string): Promise<object> {
  const rows = rowsOf('retractions-in-records.jsonl.gz').map((row) => ({
    doi: text(row.doi),
    title: text(row.title),
    nature: [row.nature].flat().map(text),
  }));
  const index = openIndex(path);
  const integrity = await openIntegrity(pathOf('retractions-rw-dois.jsonl.gz'));
  const run: Run = {
    id: 'bench',
    engine: '',
    node: '',
    holdings: [],
    now: () => '',
    adapters: [localIndex(index)],
    integrity,
    snapshots: memorySnapshots(),
    signal: new AbortController().signal,
    concurrency: 1,
    settingsHash: '',
    tell: () => {},
    progress: () => {},
  };
  const out = { works: rows.length, inIndex: 0, withDoi: 0, toldByDoi: 0, toldWithoutDoi: 0, othersTold: 0, missed: [] as string[] };
  for (const { doi, title, nature } of rows) {
    const held = index.byTitle(title).filter(({ author }) => author !== undefined);
    const record = held.find(({ DOI }) => DOI?.toLowerCase() === doi.toLowerCase()) ?? held[0];
    if (record === undefined) continue;
    out.inIndex += 1;
    if (record.DOI !== undefined) out.withDoi += 1;
    const { DOI: _, id: __, ...bare } = record;
    const cited: readonly CslItem[] = [{ ...bare, DOI: doi }, bare];
    const report = await checkReferences(cited, run);
    const kinds = new Set(nature.flatMap((one) => KINDS[one] ?? []));
    const told = report.references.map(({ warnings }) => warnings.some(({ notice }) => notice !== undefined && kinds.has(notice.kind)));
    if (told[0] === true) out.toldByDoi += 1;
    if (told[1] === true) out.toldWithoutDoi += 1;
    if (told[0] !== true || (told[1] !== true && record.DOI !== undefined))
      out.missed.push(`${doi} ${title.slice(0, 60)} ${report.references.map(({ verdict }) => verdict.rule).join(' ')}`);
  }
  index.close();
  return out;
}

const listedJournals = existsSync(pathOf('predatory-lists.jsonl.gz')) ? await journals() : null;
const figures = {
  retractions: existsSync(pathOf('retractions-rw-dois.jsonl.gz')) ? await retractions() : null,
  journals: listedJournals?.figures ?? null,
  abbreviations: existsSync(pathOf('journal-abbreviations.jsonl.gz')) ? await abbreviations() : null,
  inRecords: values.index === undefined ? null : await inRecords(values.index),
};
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = (listedJournals?.honestTold ?? 0) > 0 ? 1 : 0;
