/** A document and what belongs to it as one file: what was put in comes out, and nothing else is taken for one. */
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf, unbundled } from '../../../src/server/packed/bundle.ts';
import { place } from '../../cli/made-world.ts';

it('gives back what was put in, byte for byte', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.array(fc.record({ name: fc.string({ unit: 'binary', maxLength: 20 }), bytes }), { maxLength: 4 }),
      async (main, beside) => {
        const { cwd } = place({ main, ...Object.fromEntries(beside.map((one, i) => [`file${i}`, one.bytes])) });
        const companions = beside.map(({ name }, i) => ({ name: name.toWellFormed(), path: `${cwd}/file${i}` }));
        const kept = await buffer(bytesOf({ path: `${cwd}/main`, companions }));
        if (beside.length === 0) expect(kept.equals(main)).toBe(true);
        const given = unbundled(kept);
        expect(Buffer.from(given.bytes).equals(main)).toBe(true);
        expect((given.beside ?? []).map((one) => [one.name, [...one.bytes]])).toEqual(
          companions.map(({ name }, i) => [name, [...(beside[i]?.bytes ?? [])]]),
        );
      },
    ),
    { numRuns: 30 },
  );
});

it('is nothing that only begins like one: such a file is somebody’s document', () => {
  for (const kept of [
    'stet-bundle 1\n',
    'stet-bundle 1\n{}\nx',
    'stet-bundle 1\n{"bytes":-1,"beside":[]}\n',
    'stet-bundle 1\n{"bytes":1,"beside":[{"name":1,"bytes":1}]}\nxy',
    'stet-bundle 1\n{"bytes":9007199254740991,"beside":[]}\nx',
    'stet-bundle 1\nnull\n',
    'stet-bundle 1\n{"bytes":1,"beside":[]}\nxy',
  ])
    expect(unbundled(Buffer.from(kept))).toEqual({ bytes: Buffer.from(kept) });
});
