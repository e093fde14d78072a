/** What programs can ask of this server, read off its own description: each address with what it does and which key it needs. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { visible } from '../../../report/visible.ts';
import { read } from '../api.ts';
import { Head, Voice } from '../frame.tsx';
import { words } from '../messages/language.ts';
import { Linking, Trouble, told } from '../parts.tsx';

/** One address and method, as far as the page tells of it. */
export interface Told {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** What a key must be allowed; "" when none is needed. */
  readonly scope: string;
}

const METHODS: readonly string[] = ['get', 'post', 'patch', 'put', 'delete'];
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The addresses of an OpenAPI description by the tag they bear, in its order. Takes anything; what is no such description gives none. */
export function toldBy(description: unknown): ReadonlyMap<string, readonly Told[]> {
  const groups = new Map<string, Told[]>();
  const paths = isObject(description) && isObject(description.paths) ? description.paths : {};
  for (const [path, methods] of Object.entries(paths))
    for (const [method, one] of Object.entries(isObject(methods) ? methods : {})) {
      if (!METHODS.includes(method) || !isObject(one)) continue;
      const tag = text(Array.isArray(one.tags) ? one.tags[0] : '') || 'other';
      const security: unknown = Array.isArray(one.security) ? one.security[0] : undefined;
      const scopes = isObject(security) ? Object.values(security).flat() : [];
      const told = { method, path, summary: text(one.summary), description: text(one.description), scope: text(scopes[0]) };
      groups.set(tag, [...(groups.get(tag) ?? []), told]);
    }
  return groups;
}

export function ApiPage(): JSX.Element {
  const { api, problems } = words();
  const [groups, setGroups] = useState<ReadonlyMap<string, readonly Told[]> | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    read<unknown>('/openapi.json').then(
      (description) => setGroups(toldBy(description)),
      (thrown: unknown) => setProblem(told(thrown, problems.silent)),
    );
  }, []);
  return (
    <>
      <Voice />
      <Head />
      <main class="page api">
        <h1>{api.title}</h1>
        <p class="intro">
          <Linking words={api.intro} href="/openapi.json" />
        </p>
        <pre>
          <code>{`curl -F document=@paper.pdf -F sources=@cited.pdf ${location.origin}/v1/runs?wait=20s`}</code>
        </pre>
        <Trouble problem={problem} />
        {[...(groups ?? [])].map(([tag, own]) => (
          <section key={tag} aria-labelledby={`api-${tag}`}>
            <h2 id={`api-${tag}`}>{visible(tag).replace(/^./, (letter) => letter.toUpperCase())}</h2>
            <dl class="addresses">
              {own.map(({ method, path, summary, description, scope }) => (
                <div key={`${method} ${path}`}>
                  <dt>
                    <span class={`method ${method}`}>{method.toUpperCase()}</span> <code>{visible(path)}</code>
                  </dt>
                  <dd>
                    {visible(summary)}
                    {scope === '' ? null : <span class="scope">{visible(scope)}</span>}
                    {description === '' ? null : <small>{visible(description)}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </main>
    </>
  );
}
