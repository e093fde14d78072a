/** Checks a bibliography from a program: read, assemble, verify. Run with `npx tsx examples/check-a-list.ts refs.bib index`. */
import { assemble, closeReaders, loadSettings, readDocument, verify } from '../src/index.ts';

const [file = 'refs.bib', index] = process.argv.slice(2);
const { settings } = await loadSettings({ flags: { offline: true, ...(index === undefined ? {} : { index: [index] }) } });
const stet = await assemble(settings);
const document = await readDocument(file);
const run = stet.startRun();
const report = run.finish(await verify(document, run));
for (const { reference, verdict } of report.references) console.log(reference.key, verdict.outcome, verdict.says);
await stet.close();
closeReaders();
