/**
 * The decision log of a run, citation by citation, and its seal: the root over all lines, checked here and now by this browser
 * against the signature, and each line by the hashes that lead from it to that root.
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Report } from '../../model/report.ts';
import { visible } from '../../report/visible.ts';
import { getLog, getReport, getRun, logPath, shared } from './api.ts';
import { Head, say, Voice } from './frame.tsx';
import { nameOf } from './items.ts';
import { isAbsent } from './live.ts';
import { words } from './messages/language.ts';
import { Missing } from './missing.tsx';
import { Trouble, told } from './parts.tsx';
import { noticeWord, outcomeWord, type Step, type Traced, type Trace as Traces, traceOf } from './trace-steps.ts';
import { type Check, canCheck, checkSeal, hex, leadsTo, leafHash, pathOf, rootOf } from './verify-proof.ts';

interface Loaded {
  readonly name: string;
  readonly lines: readonly string[];
  readonly report: Report | null;
}

export function Trace({ run, number }: { readonly run: string; readonly number: number | null }): JSX.Element {
  const { trace: says, problems } = words();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState('');
  const [absent, setAbsent] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const info = await getRun(run);
      const [lines, report] = await Promise.all([getLog(run), getReport(run).catch(() => null)]);
      setLoaded({ name: info.name, lines, report });
    };
    setProblem('');
    load().catch((thrown: unknown) => {
      setAbsent(isAbsent(thrown));
      setProblem(told(thrown, problems.noLog));
    });
  }, [run, asked]);
  const trace = loaded === null ? null : traceOf(loaded.lines);
  useEffect(() => {
    if (trace !== null && number !== null) document.getElementById(`trace-${number}`)?.scrollIntoView();
  }, [loaded]);
  if (problem !== '' && loaded === null) return <Missing problem={problem} absent={absent} onAgain={() => setAsked(asked + 1)} />;
  return (
    <>
      <Voice />
      <Head>
        <a class="back" href={`/r/${encodeURIComponent(run)}`}>
          ← {loaded === null ? says.theDocument : nameOf(loaded.name)}
        </a>
      </Head>
      <main class="page trace">
        <h1>{says.title}</h1>
        {loaded === null || trace === null ? null : (
          <>
            <p class="intro">
              {summary(trace)} {says.intro}
            </p>
            <Seal loaded={loaded} run={run} />
            <ol class="traces">
              {trace.citations.map((traced) => (
                <Citation key={traced.ref} traced={traced} lines={loaded.lines} chosen={traced.n === number} />
              ))}
            </ol>
            <h2>{says.whole}</h2>
            <Steps steps={trace.whole} lines={loaded.lines} />
          </>
        )}
      </main>
    </>
  );
}

/** Seed 000's last line: how many were verified, how many not. */
function summary({ citations }: Traces): string {
  const verified = citations.filter(({ outcome, notice }) => outcome === 'exist' && notice === '').length;
  return words().trace.verified(verified, citations.length);
}

function Citation({
  traced,
  lines,
  chosen,
}: {
  readonly traced: Traced;
  readonly lines: readonly string[];
  readonly chosen: boolean;
}): JSX.Element {
  const { n, key, raw, steps, outcome, notice } = traced;
  const named = noticeWord(notice);
  const [word, look] = named === null ? outcomeWord(outcome) : [named, 'error'];
  return (
    <li id={`trace-${n}`} class={`traced${chosen ? ' chosen' : ''}`}>
      <details open={chosen || outcome !== 'exist' || notice !== ''}>
        <summary>
          <span class="key">{key}</span>
          <span class="raw" dir="auto">
            {raw}
          </span>
          <span class={`chip ${look === 'good' ? 'fine' : look}`}>{word}</span>
        </summary>
        <Steps steps={steps} lines={lines} />
      </details>
    </li>
  );
}

function Steps({ steps, lines }: { readonly steps: readonly Step[]; readonly lines: readonly string[] }): JSX.Element {
  return (
    <ol class="steps">
      {steps.map((step) => (
        <li key={step.i} class={step.look}>
          <code class="ev">{step.ev}</code>
          <span class="says" dir="auto">
            {step.says}
          </span>
          <Line index={step.i} lines={lines} />
        </li>
      ))}
    </ol>
  );
}

/** One line of the log: its bytes, its hash, and the proof that it is under the root. */
function Line({ index, lines }: { readonly index: number; readonly lines: readonly string[] }): JSX.Element {
  const { trace: says } = words();
  const [open, setOpen] = useState(false);
  const [proof, setProof] = useState<{ readonly leaf: string; readonly path: readonly string[]; readonly held: boolean } | null>(null);
  const show = async (): Promise<void> => {
    setOpen(!open);
    if (open || proof !== null || !canCheck()) return;
    const leaves = await Promise.all(lines.map(leafHash));
    const leaf = leaves[index];
    if (leaf === undefined) return;
    const path = await pathOf(index, leaves);
    setProof({ leaf: hex(leaf), path: path.map(hex), held: await leadsTo(index, leaves.length, leaf, path, await rootOf(leaves)) });
  };
  return (
    <>
      <button type="button" class="line-number" aria-expanded={open} onClick={() => void show()}>
        <span class="unseen">{says.show}</span>
        {says.line(index)}
      </button>
      {open ? (
        <div class="line-proof">
          <pre>{visible(lines[index] ?? '')}</pre>
          {proof === null ? null : (
            <p>
              {says.hash} <code>{proof.leaf}</code>; {says.leads(proof.held, proof.path.length)}
              {proof.path.length === 0 ? '.' : ':'}
            </p>
          )}
          {proof === null || proof.path.length === 0 ? null : (
            <ol class="path">
              {proof.path.map((hash) => (
                <li key={hash}>
                  <code>{hash}</code>
                </li>
              ))}
            </ol>
          )}
        </div>
      ) : null}
    </>
  );
}

function Seal({ loaded, run }: { readonly loaded: Loaded; readonly run: string }): JSX.Element {
  const { lines, report } = loaded;
  const { seal } = words();
  const [checks, setChecks] = useState<readonly Check[] | null>(null);
  const [problem, setProblem] = useState('');
  const sealed = report?.audit ?? null;
  const root = rootIn(sealed?.entry);
  const check = async (): Promise<void> => {
    if (report === null) return;
    if (!canCheck()) {
      setProblem(seal.noCryptography);
      return;
    }
    try {
      const made = await checkSeal(report, lines);
      setChecks(made);
      say(made.every(({ held }) => held) ? seal.fits : seal.fitsNot);
    } catch {
      setProblem(seal.noEd25519);
    }
  };
  return (
    <section class="seal" aria-labelledby="seal-title">
      <h2 id="seal-title">{seal.title}</h2>
      <dl class="facts">
        <dt>{seal.lines}</dt>
        <dd>{lines.length}</dd>
        <dt>{seal.root}</dt>
        <dd>{root === '' ? seal.notSealed : <code>{root}</code>}</dd>
        <dt>{seal.signedBy}</dt>
        <dd>{sealed?.vkey === undefined ? '—' : <code>{visible(sealed.vkey)}</code>}</dd>
      </dl>
      <div class="choices">
        <button type="button" class="main" onClick={() => void check()} disabled={report === null || root === ''}>
          {seal.check}
        </button>
        <a class="button" href={shared(logPath(run))} download={`${run}.jsonl`}>
          {seal.download}
        </a>
      </div>
      <Trouble problem={problem} />
      {checks === null ? null : (
        <>
          <ul class="ticks">
            {checks.map(({ what, held, says }) => (
              <li key={what} class={held ? 'fine' : 'error'}>
                <span class="tick" aria-hidden="true">
                  {held ? '✓' : '✗'}
                </span>
                <span class="unseen">{held ? seal.held : seal.notHeld}</span>
                {seal.checks[what]} <small>{visible(says)}</small>
              </li>
            ))}
          </ul>
          <p class="quiet">{checks.every(({ held }) => held) ? seal.fitsByKey : seal.askServer}</p>
        </>
      )}
    </section>
  );
}

function rootIn(entry: string | undefined): string {
  try {
    const { root } = JSON.parse(entry ?? '{}') as { root?: unknown };
    return typeof root === 'string' ? root : '';
  } catch {
    return '';
  }
}
