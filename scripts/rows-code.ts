/**
 * Makes src/extract/parse/rows-code.ts of rows.wat beside it: the innermost loop of the reference parser as bytes of WebAssembly.
 *   npx tsx scripts/rows-code.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import wabt from 'wabt';

const PLACE = new URL('../src/extract/parse/', import.meta.url);

/** The module as it is to stand in rows-code.ts. Throws where rows.wat is no valid module. */
export async function rowsCode(): Promise<string> {
  const tools = await wabt();
  const module = tools.parseWat('rows.wat', readFileSync(new URL('rows.wat', PLACE), 'utf8'), { simd: true });
  module.validate();
  const { buffer } = module.toBinary({});
  return `/** rows.wat as bytes in Base64, made by scripts/rows-code.ts. */\nexport const ROWS_CODE =\n  '${Buffer.from(buffer).toString('base64')}';\n`;
}

if (process.argv[1]?.endsWith('rows-code.ts')) writeFileSync(new URL('rows-code.ts', PLACE), await rowsCode());
