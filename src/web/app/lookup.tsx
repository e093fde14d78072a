/** One citation, looked up where one stands: is there such a work, and is it described right. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { startCheck } from './api.ts';
import { ReferenceCard } from './card.tsx';
import { Head, say, Voice } from './frame.tsx';
import { requestOf } from './giving.ts';
import { follow, type LiveRun } from './live.ts';
import { words } from './messages/language.ts';
import { Trouble, told } from './parts.tsx';
import { itemsOf } from './run-state.ts';
import { useSignal } from './signal.ts';

export function Lookup(): JSX.Element {
  const { lookup, problems } = words();
  const [typed, setTyped] = useState('');
  const [live, setLive] = useState<LiveRun | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => live?.stop, [live]);
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem('');
    try {
      setLive(
        follow((await startCheck({ ...requestOf(typed), ...(requestOf(typed).text === undefined ? {} : { name: lookup.name }) })).id),
      );
    } catch (thrown) {
      setProblem(told(thrown, problems.notLookedUp));
    }
  };
  return (
    <>
      <Voice />
      <Head />
      <main class="page lookup">
        <h1>{lookup.title}</h1>
        <form class="paste" onSubmit={(event) => void ask(event)}>
          <label for="citation">{lookup.label}</label>
          <textarea
            id="citation"
            rows={3}
            value={typed}
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && typed.trim() !== '') void ask(event);
            }}
          />
          <button type="submit" class="main" disabled={typed.trim() === ''}>
            {lookup.look}
          </button>
        </form>
        <Trouble problem={problem} />
        {live === null ? null : <Answer live={live} />}
      </main>
    </>
  );
}

function Answer({ live }: { readonly live: LiveRun }): JSX.Element {
  const { lookup } = words();
  const state = useSignal(live.state);
  const items = itemsOf(state).filter(({ layer }) => layer === 'reference');
  const over = state.info !== null && state.info.state !== 'queued' && state.info.state !== 'running';
  useEffect(() => {
    if (over) say(items.map(({ word, title }) => `${word}: ${title}`).join('. ') || lookup.nothingSaid);
  }, [over]);
  if (state.problem !== '') return <p class="problem">{state.problem}</p>;
  if (items.length === 0) return <p class="empty">{over ? lookup.nothing : lookup.looking}</p>;
  return (
    <>
      {items.map((item) => (
        <article key={item.id} class={`card alone ${item.look}`}>
          <p class="top">
            <span class={`chip ${item.look}`}>{item.word}</span>
          </p>
          <h2>{item.title}</h2>
          {item.reference === undefined ? null : (
            <ReferenceCard
              item={item}
              finding={item.reference}
              edits={(state.report?.edits ?? []).filter(({ of }) => of === item.reference?.reference.id)}
              sites={[]}
              document={null}
            />
          )}
        </article>
      ))}
    </>
  );
}
