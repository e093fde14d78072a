/** Writes docs/openapi.json, the description of the HTTP API, off the routes themselves: `npx tsx scripts/openapi.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routesOf } from '../src/server/app.ts';
import type { House } from '../src/server/house.ts';
import { describe } from '../src/server/routes/server.ts';

/** A house in which nothing can happen: describing the routes asks none of them. */
// Type hole with a reason: routes are only described here, never called, so nothing of a house is ever read.
const NOWHERE = { place: {}, settings: {} } as unknown as House;

/** docs/openapi.json. */
export const openapiPage = (): string => `${JSON.stringify(describe(routesOf(NOWHERE)), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('../docs/openapi.json', import.meta.url), openapiPage());
