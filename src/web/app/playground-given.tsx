/** What is given to the playground: the answer, and its sources as pasted text or as files, chosen or dropped. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { words } from './messages/language.ts';
import { FileButton, Trouble, told } from './parts.tsx';
import { readText } from './playground-files.ts';
import { SAMPLE_ANSWER, SAMPLE_SOURCES, type SourceText } from './playground-sample.ts';
import { SOURCE_KINDS } from './sources.tsx';

interface Props {
  readonly answer: string;
  readonly sources: readonly SourceText[];
  readonly onAnswer: (answer: string) => void;
  /** Given what the sources are now: files are read while others are being written. */
  readonly onSources: (change: (now: readonly SourceText[]) => readonly SourceText[]) => void;
}

export function Given({ answer, sources, onAnswer, onSources }: Props): JSX.Element {
  const { playground: says, frame, sources: sourceWords } = words();
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(0);
  const [problem, setProblem] = useState('');
  const change = (i: number, by: Partial<SourceText>): void => onSources((now) => now.map((one, j) => (i === j ? { ...one, ...by } : one)));
  const add = (more: readonly SourceText[]): void =>
    // An empty place is filled before a new one is made.
    onSources((now) => [...now.filter(({ text }) => text.trim() !== ''), ...more]);
  const take = async (files: readonly File[]): Promise<void> => {
    setProblem('');
    setReading((n) => n + files.length);
    for (const file of files) {
      try {
        add([{ name: file.name.replace(/\.[^.]{1,8}$/, ''), text: await readText(file) }]);
      } catch (thrown) {
        setProblem(says.unread(visible(file.name), told(thrown, words().problems.silent)));
      }
      setReading((n) => n - 1);
    }
  };
  return (
    <section
      class={`given-half${over ? ' over' : ''}`}
      aria-labelledby="given-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.relatedTarget === null || !event.currentTarget.contains(event.relatedTarget as Node)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <h2 id="given-title">{says.given}</h2>
      <label class="field">
        <span>{says.answer}</span>
        <textarea
          dir="auto"
          rows={8}
          value={answer}
          onInput={(event) => onAnswer(event.currentTarget.value)}
          placeholder={says.answerHint}
        />
      </label>
      {sources.map(({ name, text }, i) => (
        <div class="field source" key={i}>
          <label>
            <span class="unseen">{says.nameOf(i + 1)}</span>
            <span aria-hidden="true" class="key">
              [{i + 1}]
            </span>
            <input
              type="text"
              dir="auto"
              maxLength={300}
              value={name}
              onInput={(event) => change(i, { name: event.currentTarget.value })}
            />
          </label>
          {sources.length > 1 ? (
            <button type="button" class="quietly" onClick={() => onSources((now) => now.filter((_, j) => j !== i))}>
              {frame.remove}
              <span class="unseen">{says.removeSource(i + 1)}</span>
            </button>
          ) : null}
          <label>
            <span class="unseen">{says.textOf(i + 1)}</span>
            <textarea
              dir="auto"
              rows={4}
              value={text}
              onInput={(event) => change(i, { text: event.currentTarget.value })}
              placeholder={says.textHint}
            />
          </label>
        </div>
      ))}
      <p class="quiet" role="status">
        {reading > 0 ? says.reading(reading) : says.dropHint}
      </p>
      <Trouble problem={problem} />
      <div class="choices">
        <button type="button" onClick={() => onSources((now) => [...now, { name: says.sourceName(now.length + 1), text: '' }])}>
          {says.addSource}
        </button>
        <FileButton label={sourceWords.choose} accept={SOURCE_KINDS} onFiles={(files) => void take(files)}>
          {says.addFiles}
        </FileButton>
        <button
          type="button"
          class="quietly"
          onClick={() => {
            onSources(() => SAMPLE_SOURCES);
            onAnswer(SAMPLE_ANSWER);
          }}
        >
          {says.example}
        </button>
      </div>
    </section>
  );
}
