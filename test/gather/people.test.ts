/** What is known of people changes what a byline says, and who kept silent is never held against the citation. */
import { afterEach, describe, expect, it } from 'vitest';
import { decideReference } from '../../src/decide/index.ts';
import { peopleOf } from '../../src/gather/people.ts';
import { gather } from '../../src/gather.ts';
import { openHttp } from '../../src/lookup/http.ts';
import { sourceOf } from '../../src/lookup/local.ts';
import { orcidPeople } from '../../src/lookup/orcid/people.ts';
import type { CslName } from '../../src/model/csl.ts';
import type { People, PersonAnswer, SourceAdapter } from '../../src/model/ports.ts';
import { memoryReplyCache } from '../../src/store/reply-cache.ts';
import { memorySnapshots } from '../../src/store/snapshots.ts';
import { referenceOf } from '../compare/reference/make.ts';
import { type Answer, startRegistry } from '../servers/registry.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const ID = '0000-0002-1825-0097';
const work = {
  id: '1',
  type: 'article-journal',
  title: 'On the walking of small brown bears in winter',
  'container-title': 'Journal of Bears',
  volume: '3',
  page: '4-9',
  DOI: '10.5555/bears',
  issued: { 'date-parts': [[2010]] },
};
const smith: CslName = { family: 'Smith', given: 'Jane' };
const held: SourceAdapter = {
  name: 'held',
  remote: false,
  covers: (_, query) => (query.question === 'work' ? 'authoritative' : 'no'),
  find: async () => ({
    lookup: { kind: 'found', sources: [sourceOf({ ...work, author: [{ family: 'Jones', given: 'Jane', ORCID: ID }] }, 'held')] },
    snapshots: [],
  }),
};
const cited = (author: readonly CslName[]) => referenceOf({ fields: { ...work, author } });
const run = (people: readonly People[]) => ({ adapters: [held], people, signal: new AbortController().signal });
const saying = (lookup: PersonAnswer['lookup'], asked: string[] = []): People => ({
  name: 'orcid',
  remote: true,
  person: async (orcid, works) => {
    asked.push(`${orcid}${works ? ' works' : ''}`);
    return { lookup, snapshots: [`sha256:${asked.length}`] };
  },
});
const JANE = { orcid: ID, names: [{ family: 'Jones', given: 'Jane' }, smith], works: [], by: 'orcid' } as const;
const classOf = async (author: readonly CslName[], people: readonly People[]) => {
  const { comparison, result } = await gather(cited(author), run(people));
  return decideReference(cited(author), comparison, result);
};

describe('gathering with people', () => {
  it('finds an author under another name of theirs, and says by what', async () => {
    expect((await classOf([smith], [])).components.authors.label).not.toBe('match');
    const verdict = await classOf([smith], [saying({ kind: 'found', person: JANE })]);
    expect(verdict.outcome).toBe('exist');
    expect(verdict.components.authors.why).toContain(`Jane Jones is also Jane Smith (ORCID ${ID})`);
  });

  it('writes down what was asked, with the replies it rests on', async () => {
    const { result } = await gather(cited([smith]), run([saying({ kind: 'found', person: JANE })]));
    expect(result.asked.filter(({ question }) => question === 'person')).toEqual([
      {
        adapter: 'orcid',
        question: 'person',
        query: ID,
        covers: 'no',
        lookup: { kind: 'found', sources: [], count: 1 },
        snapshots: ['sha256:1'],
      },
    ]);
  });

  it('asks nobody where the bylines agree and no iD is cited', async () => {
    const asked: string[] = [];
    await gather(cited([{ family: 'Jones', given: 'Jane' }]), run([saying({ kind: 'absent' }, asked)]));
    expect(asked).toEqual([]);
  });

  it('asks for works only where names leave it open', async () => {
    const asked: string[] = [];
    const wong = { ...JANE, names: [{ family: 'Wong', given: 'Peter' }], works: null };
    const { comparison } = await gather(
      cited([{ family: 'Doyle', given: 'Ruth', ORCID: ID }]),
      run([saying({ kind: 'found', person: wong }, asked)]),
    );
    expect(asked).toEqual([ID, `${ID} works`]);
    // The works were not given, so nothing is said of whose it is.
    expect(comparison.people?.map(({ outcome }) => outcome)).toEqual(['unconfirmed', 'unconfirmed']);
    const plain: string[] = [];
    await gather(cited([{ ...smith, ORCID: ID }]), run([saying({ kind: 'found', person: { ...JANE, works: null } }, plain)]));
    expect(plain).toEqual([ID]);
  });

  it('never accuses for what nobody could be asked: an outage only takes back', async () => {
    const stranger: CslName = { family: 'Marrowby', given: 'Tom' };
    expect((await classOf([stranger], [])).outcome).toBe('fake');
    expect((await classOf([stranger], [saying({ kind: 'found', person: JANE })])).outcome).toBe('fake');
    expect((await classOf([stranger], [saying({ kind: 'absent' })])).outcome).toBe('fake');
    for (const why of ['timeout', 'rate-limited', 'blocked', 'server-error', 'malformed', 'network', 'deadline', 'breaker-open'] as const) {
      const verdict = await classOf([stranger], [saying({ kind: 'unavailable', why })]);
      expect([why, verdict.outcome]).toEqual([why, 'unknown']);
      expect(verdict.coverage.missing).toEqual([{ adapter: 'orcid', why }]);
    }
  });

  it('goes by an index where there is no network, and lists no index that knows nobody', async () => {
    const local: People = { ...saying({ kind: 'found', person: { ...JANE, by: 'records' } }), name: 'local/held', remote: false };
    expect((await classOf([smith], [local])).outcome).toBe('exist');
    const nobody: People = { ...saying({ kind: 'not-asked', why: 'not-covered' }), name: 'local/held', remote: false };
    const { result } = await gather(cited([smith]), run([nobody]));
    expect(result.asked.filter(({ question }) => question === 'person')).toEqual([]);
  });

  it('reads a real service, and says when it is down', async () => {
    const over = async (answer: (path: string) => Answer) => {
      const registry = await startRegistry(answer);
      const http = openHttp({
        version: '0',
        snapshots: memorySnapshots(),
        cache: memoryReplyCache(),
        allow: [registry.origin],
        paces: { [registry.origin]: { perSecond: 1e6, atOnce: 3 } },
        tries: 1,
        timeoutMs: 5000,
      });
      closing.push(registry.close, http.close);
      return orcidPeople(http, { base: registry.origin });
    };
    const person = {
      path: `/${ID}/person`,
      name: { 'given-names': { value: 'Jane' }, 'family-name': { value: 'Jones' } },
      'other-names': { 'other-name': [{ content: 'Jane Smith' }] },
    };
    const well = await over(() => ({ body: JSON.stringify(person) }));
    expect((await classOf([smith], [well])).outcome).toBe('exist');
    const sick = await over(() => ({ status: 503 }));
    expect((await classOf([{ family: 'Marrowby', given: 'Tom' }], [sick])).coverage.missing).toMatchObject([{ adapter: 'orcid' }]);
    const own = await peopleOf([ID], { people: [well], signal: new AbortController().signal });
    // Its works could not be read off that service, so the person is not counted with half of what was asked.
    expect(own.people).toEqual([]);
    expect(own.asked).toMatchObject([{ lookup: { kind: 'unavailable' } }]);
  });
});
