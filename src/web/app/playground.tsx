/**
 * A model's answer beside its sources, checked while one writes: quotes at once in this browser; [N], claims, facts and numbers by the
 * server, which keeps nothing of it; then what would put the answer right. It can be played as a stream, as its reader would see it.
 */
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { prepareSource, verifyQuotes } from '../../quotes.ts';
import { visible } from '../../report/visible.ts';
import { FindingList } from './finding-list.tsx';
import { Head, say, Voice } from './frame.tsx';
import { claimItem, quoteItem } from './items.ts';
import { words } from './messages/language.ts';
import { Trouble } from './parts.tsx';
import { PlayedAnswer } from './playground-answer.tsx';
import { claimsOf, type LiveCheck, useLiveCheck } from './playground-check.ts';
import { Corrections } from './playground-corrections.tsx';
import { Given } from './playground-given.tsx';
import type { SourceText } from './playground-sample.ts';

export function Playground(): JSX.Element {
  const { playground: says } = words();
  const [answer, setAnswer] = useState('');
  const [sources, setSources] = useState<readonly SourceText[]>(() => [{ name: says.sourceName(1), text: '' }]);
  const [active, setActive] = useState('');
  const [open, setOpen] = useState(false);

  const prepared = useMemo(
    () => sources.map(({ name, text }, i) => prepareSource({ id: String(i + 1), name: name === '' ? says.sourceName(i + 1) : name, text })),
    [sources],
  );
  const quotes = useMemo(() => verifyQuotes(answer, prepared).items, [answer, prepared]);
  const live = useLiveCheck(answer, sources);
  const claims = useMemo(() => claimsOf(live, answer), [live.report, live.answer, answer]);
  const items = useMemo(
    () => [...quotes.map((quote, i) => quoteItem(quote, i + 1)), ...claims.map((claim, i) => claimItem(claim, i + 1))],
    [quotes, claims],
  );
  const needing = items.filter(({ look }) => look === 'error' || look === 'warning').length;
  useEffect(() => {
    if (live.state === 'checked') say(says.said(items.length, needing));
  }, [live.state, items.length, needing]);

  const choose = (id: string): void => {
    setOpen(active === id ? !open : true);
    setActive(id);
  };
  const lost = quotes.filter(({ status }) => status !== 'verified').length;
  const proposal = live.answer === answer ? live.report?.repair : undefined;
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
          <Given answer={answer} sources={sources} onAnswer={setAnswer} onSources={setSources} />
          <section aria-labelledby="checked-title">
            <h2 id="checked-title">{says.checked}</h2>
            <PlayedAnswer
              answer={answer}
              items={items}
              active={active}
              onChoose={(id) => {
                setActive(id);
                setOpen(true);
                requestAnimationFrame(() => {
                  const row = document.getElementById(`row-${id}`);
                  row?.focus({ preventScroll: true });
                  row?.scrollIntoView({ block: 'nearest' });
                });
              }}
            />
            <Health live={live} answer={answer} quotes={quotes.length} lost={lost} />
            <FindingList
              items={items}
              active={active}
              open={open}
              making={null}
              edits={[]}
              marks={[]}
              document={null}
              mayDecide={false}
              onChoose={choose}
              onMake={() => undefined}
              trouble={{ of: '', says: '' }}
              onDecide={() => Promise.resolve()}
              onSettle={() => undefined}
              onRecheck={() => undefined}
            />
            {proposal === undefined ? null : (
              <section class="corrections-half" aria-labelledby="corrections-title">
                <h2 id="corrections-title">{words().corrections.title}</h2>
                <Corrections key={live.answer} answer={answer} proposal={proposal} onTake={setAnswer} />
              </section>
            )}
          </section>
        </div>
      </main>
    </>
  );
}

/** How the answer stands on its sources, in counts; how far the check is; what cites nothing. */
function Health(props: { readonly live: LiveCheck; readonly answer: string; readonly quotes: number; readonly lost: number }): JSX.Element {
  const { live, answer, quotes, lost } = props;
  const { playground: says } = words();
  const report = live.answer === answer ? live.report : null;
  return (
    <div class="health">
      <p class="tally">
        <span class="took">{says.counts(quotes, lost)}</span>
        {report === null ? null : <span>{says.citations(report.citationsTotal, report.citationsSupported)}</span>}
        {report === null || report.uncited.length === 0 ? null : <span>{says.uncited(report.uncited.length)}</span>}
        <span class={`how ${live.state}`}>{live.state === 'failed' ? '' : says.states[live.state]}</span>
      </p>
      <Trouble problem={visible(live.problem)} />
      {report === null || report.uncited.length === 0 ? null : (
        <details>
          <summary>{says.uncitedTitle}</summary>
          <ul>
            {report.uncited.map(({ id, text }) => (
              <li key={id} dir="auto">
                {visible(text)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {report === null || report.health === '' ? null : (
        <details>
          <summary>{says.healthTitle}</summary>
          <pre class="health-text" lang="en">
            {report.health}
          </pre>
        </details>
      )}
    </div>
  );
}
