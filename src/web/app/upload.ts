/** Files on their way to the server, with how far they are: one file begins a run, several a batch. */

import { ApiProblem, attempt, type BatchInfo, type Profile, type RunInfo } from './api.ts';
import { words } from './messages/language.ts';
import { type GivenSource, sentName } from './sources.tsx';

/** Begins a check of a file, with the texts of works it cites, shown in the words of a profile. `progress` is told the share that was sent, 0..1. */
export function uploadFile(
  file: File,
  sources: readonly GivenSource[],
  profile: Profile,
  progress: (share: number) => void,
): Promise<RunInfo> {
  const form = new FormData();
  form.append('options', JSON.stringify({ profile }));
  form.append('document', file, file.name);
  for (const source of sources) form.append('sources', source.file, sentName(source));
  return upload('/v1/runs', form, progress) as Promise<RunInfo>;
}

/** A batch that was begun: its runs, and the files that were not taken. */
interface BatchBegun {
  readonly batch: BatchInfo;
  readonly runs: readonly { readonly run: string }[];
  readonly refused: readonly unknown[];
}

/** Begins a batch with these files, and the texts of works that any of them cites. */
export function uploadBatch(
  files: readonly File[],
  sources: readonly GivenSource[],
  name: string,
  profile: Profile,
  progress: (share: number) => void,
): Promise<BatchBegun> {
  const form = new FormData();
  form.append('name', name);
  form.append('options', JSON.stringify({ profile }));
  for (const source of sources) form.append('sources', source.file, sentName(source));
  for (const file of files) form.append('documents', file, file.name);
  return upload('/v1/batches', form, progress) as Promise<BatchBegun>;
}

/** Uploads go through XMLHttpRequest: fetch tells nothing of how far it is. */
function upload(path: string, form: FormData, progress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'text';
    request.setRequestHeader('accept', 'application/json');
    // A batch is many runs; a name for the attempt stands for one.
    if (path === '/v1/runs') for (const [name, value] of Object.entries(attempt())) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) progress(event.loaded / event.total);
    };
    request.onerror = () => reject(new ApiProblem(0, 'offline', words().problems.uploadBroke, true));
    request.onload = () => {
      let said: { code?: string; detail?: string; title?: string; retryable?: boolean } = {};
      try {
        said = JSON.parse(request.responseText) as typeof said;
      } catch {
        // Told below by the status alone.
      }
      if (request.status >= 200 && request.status < 300) resolve(said);
      else
        reject(
          new ApiProblem(
            request.status,
            said.code ?? 'unknown',
            request.status === 401
              ? words().problems.sessionOver
              : (said.detail ?? said.title ?? words().problems.answered(request.status)),
            said.retryable === true,
          ),
        );
    };
    request.send(form);
  });
}
