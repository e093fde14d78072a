/**
 * The text of a file that somebody drops beside an answer: plain text is read in this browser, everything else by the server's own
 * readers, as a run that checks nothing and is deleted as soon as its text was taken.
 */
import { ApiProblem, ask, attempt, getDocument, getRun, type RunInfo, remove, runPath } from './api.ts';
import { words } from './messages/language.ts';

const PLAIN = /\.(?:txt|md|markdown|text)$/i;
/** How often a file that is still being read is asked for, in milliseconds. */
const ASK_AGAIN = 400;

/** Throws ApiProblem, with the server's own sentence, for what cannot be read. */
export async function readText(file: File): Promise<string> {
  if (PLAIN.test(file.name)) return file.text();
  const form = new FormData();
  form.append('options', JSON.stringify({ layers: [], offline: true }));
  form.append('document', file, file.name);
  let run = (await (await ask('/v1/runs?wait=20s', { method: 'POST', body: form, headers: attempt() })).json()) as RunInfo;
  try {
    while (run.state === 'queued' || run.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
      run = await getRun(run.id);
    }
    if (run.state !== 'done')
      throw new ApiProblem(422, run.error?.code ?? 'unknown', run.error?.detail ?? words().states[run.state], false);
    return (await getDocument(run.id)).text;
  } finally {
    await remove(runPath(run.id)).catch(() => undefined);
  }
}
