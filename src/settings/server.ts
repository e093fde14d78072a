/** Settings of `stet serve` and `stet worker`: where they listen, where they keep things, how much they take. */
import { z } from 'zod';
import { about } from './about.ts';

const whole = (least: number, most: number) => z.number().int().min(least).max(most);

export const serverSettings = z.strictObject({
  host: z.string().min(1).default('127.0.0.1').register(about, {
    kind: 'text',
    says: 'Address the server listens on; beyond this machine every request needs a key.',
    flag: '--host <address>',
  }),
  port: whole(0, 65_535).default(7838).register(about, {
    kind: 'number',
    says: 'Port the server listens on; 0 takes a free one.',
    flag: '--port <n>',
  }),
  allowHosts: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'list',
    says: 'Names under which the server may be called (host or host:port), besides the address it listens on.',
    flag: '--allow-host <names>',
  }),
  allowOrigins: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'list',
    says: 'Origins whose pages may call the API from a browser (https://app.example.org), with a key where one is wanted; none by default.',
    flag: '--allow-origin <origins>',
  }),
  allowTargets: z.array(z.string().min(1)).default([]).register(about, {
    kind: 'list',
    says: 'Origins of the own network that webhooks and named addresses may lead to (http://ci.internal:8080); all else must be public.',
    flag: '--allow-target <origins>',
  }),
  database: z.string().min(1).optional().register(about, {
    kind: 'text',
    says: 'Connection string of a PostgreSQL database for runs, jobs, logs and the indexes that lie in it; an SQLite file in the data folder when not set.',
    secret: true,
  }),
  documents: z.string().min(1).optional().register(about, {
    kind: 'text',
    says: 'Where documents, reports, replies of registries and copies of checkpoints are kept: a folder, or s3://bucket/prefix. Default: the data folder.',
    flag: '--documents <place>',
  }),
  keepDays: whole(1, 36_500).optional().register(about, {
    kind: 'number',
    says: 'Days after which the content of an ended run is deleted; hashes of its log stay. Default: kept until somebody deletes it.',
    flag: '--keep-days <n>',
  }),
  workers: whole(0, 64).optional().register(about, {
    kind: 'number',
    says: 'Processes that check; 0 leaves it to stet worker elsewhere. Default: one for two processors.',
    flag: '--workers <n>',
  }),
  atOnce: whole(1, 64).default(3).register(about, {
    kind: 'number',
    says: 'Documents that one such process has in hand at once.',
    flag: '--at-once <n>',
  }),
  perMinute: whole(1, 1_000_000).default(1200).register(about, {
    kind: 'number',
    says: 'Requests a minute that one key, or one address without a key, may make.',
    flag: '--per-minute <n>',
  }),
  waiting: whole(1, 1_000_000).default(20_000).register(about, {
    kind: 'number',
    says: 'Runs of one key that may wait at once.',
    flag: '--waiting <n>',
  }),
});
