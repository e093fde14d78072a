/** How what was dropped, chosen or pasted becomes a run or a batch: what it is, whether it is taken, how far the sending is. */
import { useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { type CheckRequest, type Me, type Profile, startCheck } from './api.ts';
import { makesBatch, tooLarge } from './given-files.ts';
import { began } from './live.ts';
import { words } from './messages/language.ts';
import { told } from './parts.tsx';
import { go } from './route.ts';
import { SAMPLE } from './sample.ts';
import type { GivenSource } from './sources.tsx';
import { uploadBatch, uploadFile } from './upload.ts';

/** What was pasted: an address, an identifier, or the text itself. */
export function requestOf(pasted: string): CheckRequest {
  const text = pasted.trim();
  if (/^https?:\/\/\S{4,2000}$/i.test(text) && !/^https?:\/\/(?:dx\.)?doi\.org\//i.test(text)) return { url: text };
  if (/^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S{1,500}$/i.test(text))
    return { identifier: `doi:${text.replace(/^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)/i, '')}` };
  if (/^(?:arxiv|pmid|pmcid|isbn):\s?\S{3,60}$/i.test(text)) return { identifier: text.replace(/:\s/, ':') };
  if (/^\s*@\w+\s*[{(]/.test(pasted)) return { text: pasted, name: 'pasted.bib', mediaType: 'application/x-bibtex' };
  return { text: pasted, name: 'pasted text' };
}

/** Bytes as people say them. */
export const sizeOf = (bytes: number): string =>
  bytes >= 1024 ** 2 ? `${Math.round(bytes / 1024 ** 2)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;

const runAt = (id: string): string => `/r/${encodeURIComponent(id)}`;

/** Ways to begin, how much of the files was sent, and what went wrong. */
export interface Giving {
  /** Share of the files that was sent, 0 to 1; null while nothing is sent. */
  readonly share: number | null;
  /** In words for the page; "" when all is well. */
  readonly problem: string;
  setProblem(problem: string): void;
  files(files: readonly File[]): void;
  /** Files of a folder; says so when none of them is a document. */
  folder(files: readonly File[]): void;
  text(pasted: string): void;
  sample(): void;
}

/** Begins runs with these sources beside what is given; goes to the page of what was begun. Problems are told, never thrown. */
export function useGiving(me: Me | null, sources: readonly GivenSource[], profile: Profile): Giving {
  const { start, problems } = words();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  const begin = async (work: () => Promise<string>): Promise<void> => {
    setProblem('');
    try {
      go(await work());
    } catch (thrown) {
      setProblem(told(thrown, problems.notBegun));
      setShare(null);
    }
  };
  const files = (given: readonly File[]): void => {
    const tooBig = me === null ? null : tooLarge([...given, ...sources.map(({ file }) => file)], me.limits.fileBytes);
    if (tooBig !== null) {
      setProblem(start.tooBig(visible(tooBig.file.name), sizeOf(tooBig.file.size), sizeOf(tooBig.most)));
      return;
    }
    const [file] = given;
    if (file === undefined) return;
    setShare(0);
    const name = given.length === 1 ? file.name : start.papers(given.length);
    void begin(() =>
      makesBatch(given)
        ? sendBatch(given, sources, name, profile, setShare)
        : uploadFile(file, sources, profile, setShare).then((run) => runAt(began(run))),
    );
  };
  return {
    share,
    problem,
    setProblem,
    files,
    folder: (given) => (given.length === 0 ? setProblem(start.noDocuments) : files(given)),
    text(pasted) {
      if (pasted.trim() === '') return;
      const request: CheckRequest = { ...requestOf(pasted), profile };
      if (sources.length === 0) void begin(async () => runAt(began(await startCheck(request))));
      else if (request.text === undefined) setProblem(start.sourcesGoWith);
      else files([new File([request.text], request.name ?? 'pasted text', { type: request.mediaType ?? 'text/plain' })]);
    },
    sample: () => void begin(async () => runAt(began(await startCheck({ ...SAMPLE, profile })))),
  };
}

/** Sends files as a batch; gives the address of its page. An archive with one paper in it, a TeX project for one, is that paper. */
async function sendBatch(...given: Parameters<typeof uploadBatch>): Promise<string> {
  const { batch, runs, refused } = await uploadBatch(...given);
  const [only] = runs;
  if (only !== undefined && runs.length === 1 && refused.length === 0) return runAt(only.run);
  return `/b/${encodeURIComponent(batch.id)}`;
}
