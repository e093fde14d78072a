/** The answer with its marks where they stand, whole or as a stream: played, or stepped through sentence by sentence. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Item } from './items.ts';
import { marksOf, segments } from './marks.ts';
import { words } from './messages/language.ts';
import { letThrough, MODES, type Mode, nextEnd, stretchesOf } from './playground-stream.ts';

/** While it plays, so many characters come at once, after so many milliseconds; without motion, a sentence at once. */
const PORTION = 4;
const BEAT = 40;
const SENTENCE_BEAT = 1_200;
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Props {
  readonly answer: string;
  readonly items: readonly Item[];
  readonly active: string;
  readonly onChoose: (item: string) => void;
}

export function PlayedAnswer({ answer, items, active, onChoose }: Props): JSX.Element {
  const { playground: says } = words();
  const [mode, setMode] = useState<Mode>('annotate');
  /** How many characters have come; null while nothing is played. */
  const [at, setAt] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setInterval> | null>(null);
  const [playing, setPlaying] = useState(false);
  const stretches = useMemo(() => stretchesOf(answer), [answer]);
  const pause = (): void => {
    if (timer.current !== null) clearInterval(timer.current);
    timer.current = null;
    setPlaying(false);
  };
  useEffect(() => pause, []);
  // What is played is the answer that stands there; another one is shown whole.
  useEffect(() => {
    pause();
    setAt(null);
  }, [answer]);
  const step = (now: number): number | null => nextEnd(stretches, now);
  const play = (): void => {
    pause();
    const slow = still();
    setPlaying(true);
    setAt((now) => (now === null || now >= answer.length ? 0 : now));
    timer.current = setInterval(
      () =>
        setAt((now) => {
          const next = slow ? (step(now ?? 0) ?? answer.length) : (now ?? 0) + PORTION;
          if (next >= answer.length) pause();
          return Math.min(next, answer.length);
        }),
      slow ? SENTENCE_BEAT : BEAT,
    );
  };
  const { shown, checked } = at === null ? { shown: answer.length, checked: answer.length } : letThrough(stretches, at, mode);
  const marks = useMemo(() => marksOf(null, items), [items]);
  const seen = marks.filter(({ span }) => span.end <= checked);
  const remarkOf = (from: number, to: number): Item | undefined =>
    at === null || mode !== 'hold'
      ? undefined
      : items.find(({ span, look }) => span !== null && (look === 'error' || look === 'warning') && span.start < to && span.end > from);
  return (
    <>
      <div class="answer" dir="auto">
        {answer === '' ? <p class="quiet">{says.empty}</p> : null}
        <p>
          {stretches
            .filter(({ start }) => start < shown)
            .map(({ start, end }) => {
              const remark = end <= checked ? remarkOf(start, end) : undefined;
              return (
                <span key={start}>
                  {segments({ start, end: Math.min(end, shown) }, seen).map(({ span, marks: over }) => {
                    const text = answer.slice(span.start, span.end);
                    const [mark] = over;
                    if (mark === undefined) return text;
                    return (
                      <a
                        key={`${mark.id}@${span.start}`}
                        {...(span.start === mark.span.start ? { id: mark.id } : {})}
                        class={`mark ${mark.kind} ${mark.look} ${over.map(({ kind, look }) => `${kind}-${look}`).join(' ')}${over.some(({ item }) => item === active) ? ' lit' : ''}`}
                        href={`#row-${mark.item}`}
                        title={mark.says}
                        tabIndex={mark.look === 'fine' || span.start !== mark.span.start ? -1 : 0}
                        onClick={(event) => {
                          event.preventDefault();
                          onChoose(mark.item);
                        }}
                      >
                        {text}
                      </a>
                    );
                  })}
                  {remark === undefined ? null : <span class={`held-remark ${remark.look}`}> [{remark.word}] </span>}
                </span>
              );
            })}
          {at === null ? null : <span class="cursor" aria-hidden="true" />}
        </p>
      </div>
      <fieldset class="stream" disabled={answer === ''}>
        <legend>{says.asReader}</legend>
        {MODES.map((one) => (
          <label key={one}>
            <input type="radio" name="mode" checked={mode === one} onChange={() => setMode(one)} /> <span>{says.modes[one]}</span>
          </label>
        ))}
        <div class="choices">
          <button type="button" onClick={() => (playing ? pause() : play())}>
            {playing ? says.pause : says.play}
          </button>
          <button
            type="button"
            disabled={at !== null && step(at) === null}
            onClick={() => {
              pause();
              setAt((now) => step(now ?? 0) ?? answer.length);
            }}
          >
            {says.nextSentence}
          </button>
          <button
            type="button"
            class="quietly"
            disabled={at === null}
            onClick={() => {
              pause();
              setAt(null);
            }}
          >
            {says.stop}
          </button>
        </div>
      </fieldset>
    </>
  );
}
