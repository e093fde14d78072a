/**
 * A model's answer beside its sources: every quote checked in this browser while one writes, nothing sent anywhere. The answer can
 * also be played as a stream, to see what a reader would see: marked as it comes, or held back sentence by sentence.
 */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { QuoteFinding } from '../../model/quote.ts';
import { prepareSource, verifyQuotes } from '../../quotes.ts';
import { visible } from '../../report/visible.ts';
import { QuoteCard } from './claim-card.tsx';
import { Head, say, Voice } from './frame.tsx';
import { quoteItem } from './items.ts';
import { marksOf, segments } from './marks.ts';
import { words } from './messages/language.ts';
import { SAMPLE_ANSWER, SAMPLE_SOURCES, type SourceText } from './playground-sample.ts';

/** Where a sentence ends, so that it can be held until it has been checked. */
export function heldUntil(text: string, at: number): number {
  const seen = text.slice(0, at);
  const end = Math.max(seen.lastIndexOf('. '), seen.lastIndexOf('? '), seen.lastIndexOf('! '), seen.lastIndexOf('\n'));
  return at >= text.length ? text.length : end + 1;
}

export function Playground(): JSX.Element {
  const { playground: says, frame } = words();
  const [answer, setAnswer] = useState('');
  const [sources, setSources] = useState<readonly SourceText[]>([{ name: says.sourceName(1), text: '' }]);
  const [chosen, setChosen] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const [mode, setMode] = useState<'annotate' | 'hold'>('annotate');
  const timer = useRef<ReturnType<typeof setInterval> | null>(null);

  const prepared = useMemo(
    () => sources.map(({ name, text }, i) => prepareSource({ id: String(i + 1), name: name === '' ? says.sourceName(i + 1) : name, text })),
    [sources],
  );
  const end = at === null ? answer.length : mode === 'hold' ? heldUntil(answer, at) : at;
  const shown = answer.slice(0, end);
  const { findings, took } = useMemo(() => {
    const from = performance.now();
    const report = verifyQuotes(shown, prepared);
    return { findings: report.items, took: performance.now() - from };
  }, [shown, prepared]);
  const items = findings.map((quote, i) => quoteItem(quote, i + 1));
  const lost = findings.filter(({ status }) => status !== 'verified').length;
  useEffect(() => {
    if (answer !== '' && at === null) say(says.said(findings.length, lost));
  }, [lost, findings.length, at === null]);

  const stop = (): void => {
    if (timer.current !== null) clearInterval(timer.current);
    timer.current = null;
    setAt(null);
  };
  useEffect(() => stop, []);
  const play = (how: 'annotate' | 'hold'): void => {
    stop();
    setMode(how);
    let place = 0;
    setAt(0);
    timer.current = setInterval(() => {
      place += 4;
      if (place >= answer.length) stop();
      else setAt(place);
    }, 40);
  };
  const change = (i: number, by: Partial<SourceText>): void => setSources(sources.map((one, j) => (i === j ? { ...one, ...by } : one)));

  return (
    <>
      <Voice />
      <Head />
      <main class="page wide playground">
        <div class="title-line">
          <h1>{says.title}</h1>
          <p class="intro">{says.intro}</p>
        </div>
        <div class="columns">
          <section aria-labelledby="given-title">
            <h2 id="given-title">{says.given}</h2>
            <label class="field">
              <span>{says.answer}</span>
              <textarea rows={7} value={answer} onInput={(event) => setAnswer(event.currentTarget.value)} placeholder={says.answerHint} />
            </label>
            {sources.map(({ name, text }, i) => (
              <div class="field source" key={i}>
                <label>
                  <span class="unseen">{says.nameOf(i + 1)}</span>
                  <span aria-hidden="true" class="key">
                    [{i + 1}]
                  </span>
                  <input type="text" value={name} onInput={(event) => change(i, { name: event.currentTarget.value })} />
                </label>
                {sources.length > 1 ? (
                  <button type="button" class="quietly" onClick={() => setSources(sources.filter((_, j) => j !== i))}>
                    {frame.remove}
                    <span class="unseen">{says.removeSource(i + 1)}</span>
                  </button>
                ) : null}
                <label>
                  <span class="unseen">{says.textOf(i + 1)}</span>
                  <textarea
                    rows={4}
                    value={text}
                    onInput={(event) => change(i, { text: event.currentTarget.value })}
                    placeholder={says.textHint}
                  />
                </label>
              </div>
            ))}
            <div class="choices">
              <button type="button" onClick={() => setSources([...sources, { name: says.sourceName(sources.length + 1), text: '' }])}>
                {says.addSource}
              </button>
              <button
                type="button"
                class="quietly"
                onClick={() => {
                  setSources(SAMPLE_SOURCES);
                  setAnswer(SAMPLE_ANSWER);
                }}
              >
                {says.example}
              </button>
            </div>
          </section>
          <section aria-labelledby="checked-title">
            <h2 id="checked-title">{says.checked}</h2>
            <div class="answer">
              {answer === '' ? <p class="quiet">{says.empty}</p> : null}
              <p>
                {segments({ start: 0, end: shown.length }, marksOf(null, items)).map(({ span, marks }) => {
                  const [mark] = marks;
                  const words = shown.slice(span.start, span.end);
                  if (mark === undefined) return words;
                  return (
                    <a
                      key={mark.id}
                      id={mark.id}
                      class={`mark quote ${mark.look} quote-${mark.look}${mark.item === chosen ? ' lit' : ''}`}
                      href={`#${mark.item}`}
                      title={mark.says}
                      onClick={(event) => {
                        event.preventDefault();
                        setChosen(mark.item);
                        document.getElementById(mark.item)?.scrollIntoView({ block: 'nearest' });
                      }}
                    >
                      {words}
                    </a>
                  );
                })}
                {at === null ? null : <span class="cursor" aria-hidden="true" />}
              </p>
            </div>
            <div class="choices">
              <button type="button" disabled={answer === ''} onClick={() => (at === null ? play('annotate') : stop())}>
                {at === null ? says.play : says.stop}
              </button>
              <button type="button" disabled={answer === '' || at !== null} onClick={() => play('hold')}>
                {says.playHeld}
              </button>
              <span class="quiet took">
                {says.counts(findings.length, lost)} · {took < 10 ? took.toFixed(1) : Math.round(took)} ms
              </span>
            </div>
            <ul class="quotes">
              {findings.map((quote: QuoteFinding, i) => {
                const item = items[i];
                if (item === undefined) return null;
                return (
                  <li key={quote.id} id={item.id} class={`card ${item.look}${item.id === chosen ? ' chosen' : ''}`}>
                    <p class="top">
                      <span class={`chip ${item.look}`}>
                        <span aria-hidden="true">{item.glyph} </span>
                        {item.word}
                      </span>
                      <span class="quiet">{visible(quote.detail)}</span>
                    </p>
                    <QuoteCard quote={quote} />
                  </li>
                );
              })}
            </ul>
          </section>
        </div>
      </main>
    </>
  );
}
