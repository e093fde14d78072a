/** The works that a paper cites, as far as they are at hand: dropped or chosen beside it, each under the name that it is cited by. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { words } from './messages/language.ts';
import { FileButton } from './parts.tsx';

/** A text of a cited work and the name it goes by. */
export interface GivenSource {
  readonly file: File;
  readonly name: string;
}

export const SOURCE_KINDS = '.zip,.pdf,.docx,.odt,.fodt,.rtf,.epub,.fb2,.tex,.md,.html,.htm,.txt,.json,.xml';

/** The name without its ending: what a citation may say of it. */
const stem = (name: string): string => name.replace(/\.[^.]{1,8}$/, '');

/** The name that is sent: what was typed, with the ending of the file, which says what it is. */
export function sentName({ file, name }: GivenSource): string {
  const ending = /\.[^.]{1,8}$/.exec(file.name)?.[0] ?? '';
  const typed = name.trim() === '' ? stem(file.name) : name.trim();
  return typed.toLowerCase().endsWith(ending.toLowerCase()) ? typed : `${typed}${ending}`;
}

interface Props {
  readonly sources: readonly GivenSource[];
  readonly change: (sources: readonly GivenSource[]) => void;
}

export function Sources({ sources, change }: Props): JSX.Element {
  const { sources: says, frame } = words();
  const [over, setOver] = useState(false);
  const add = (files: readonly File[]): void => change([...sources, ...files.map((file) => ({ file, name: stem(file.name) }))]);
  return (
    <section
      class={`sources${over ? ' over' : ''}${sources.length === 0 ? '' : ' given'}`}
      aria-labelledby="sources-title"
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        // A source that is dropped here begins no check of itself.
        event.stopPropagation();
        setOver(false);
        add([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <div class="sources-head">
        <div>
          <h2 id="sources-title">{says.title}</h2>
          <p>{says.says}</p>
        </div>
        <FileButton label={says.choose} accept={SOURCE_KINDS} onFiles={add}>
          {says.add}
        </FileButton>
      </div>
      {sources.length === 0 ? null : (
        <ul>
          {sources.map(({ file, name }, i) => (
            <li key={`${i} ${file.name}`}>
              <label>
                <span class="unseen">{says.nameOf(visible(file.name))}</span>
                <input
                  type="text"
                  value={name}
                  maxLength={200}
                  spellcheck={false}
                  onInput={(event) => change(sources.map((one, j) => (i === j ? { ...one, name: event.currentTarget.value } : one)))}
                />
              </label>
              <span class="file">{visible(file.name)}</span>
              <button type="button" class="quietly" onClick={() => change(sources.filter((_, j) => j !== i))}>
                {frame.remove}
                <span class="unseen"> {visible(file.name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
