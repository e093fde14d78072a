/**
 * Documents and reports in a bucket (S3 or anything that speaks it), under the hash of their bytes. A stream is first taken into
 * a temporary file of this host, since the name of an object is only known when the last byte has come; an object is then written
 * whole. Credentials and region come from where the AWS client looks for them; `AWS_ENDPOINT_URL_S3` names another service.
 */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf, StetError } from '../../errors.ts';
import { counted, type DeskFiles, hashOfBytes } from './files.ts';

const NAME = /^sha256:([0-9a-f]{64})$/;
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]{0,500}))?$/;

type S3 = typeof import('@aws-sdk/client-s3');

/** A bucket, opened: its client and the path that all keys begin with. */
async function opened(place: string, forcePathStyle: boolean | undefined) {
  const [, bucket, prefix = ''] = PLACE.exec(place) ?? [];
  if (bucket === undefined)
    throw new StetError('bad-settings', `server.documents: "${place}" is no place in S3; write s3://bucket/prefix.`);
  const s3: S3 = await import('@aws-sdk/client-s3').catch((cause: unknown) => {
    throw new StetError('missing-package', 'S3 needs the package "@aws-sdk/client-s3": npm install @aws-sdk/client-s3.', { cause });
  });
  // Services other than Amazon's are mostly reached by path, not by a host name for each bucket.
  const own = (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL ?? '') !== '';
  const client = new s3.S3Client({
    forcePathStyle: forcePathStyle ?? own,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const failure = (what: string, cause: unknown): StetError =>
    new StetError('store-failed', `A file could not be ${what} the bucket ${bucket}: ${messageOf(cause)}.`, { cause });
  return { s3, client, bucket, failure, path: prefix.split('/').filter((part) => part !== '') };
}

/** Small files under names of ours in `s3://bucket/prefix`, written whole. Throws as `s3Files` does; putting throws `store-failed`. */
export async function s3Names(place: string): Promise<{ put(name: string, bytes: Uint8Array): Promise<void> }> {
  const { s3, client, bucket, failure, path } = await opened(place, undefined);
  return {
    async put(name, bytes) {
      try {
        await client.send(
          new s3.PutObjectCommand({ Bucket: bucket, Key: [...path, name].join('/'), Body: bytes, ContentType: 'text/plain' }),
        );
      } catch (cause) {
        throw failure('put into', cause);
      }
    },
  };
}

/**
 * Files in `s3://bucket/prefix`.
 * Throws StetError `bad-settings` for a place that is none, `missing-package` when the client is not installed.
 */
export async function s3Files(place: string, options: { readonly forcePathStyle?: boolean } = {}): Promise<DeskFiles> {
  const { s3, client, bucket, failure, path } = await opened(place, options.forcePathStyle);
  const keyOf = (hex: string): string => [...path, 'sha256', hex.slice(0, 2), hex].join('/');
  const isAbsent = (thrown: unknown): boolean =>
    thrown instanceof Error &&
    (['NotFound', 'NoSuchKey'].includes(thrown.name) ||
      ('$metadata' in thrown && (thrown.$metadata as { httpStatusCode?: number }).httpStatusCode === 404));
  return {
    async put(stream, most) {
      const folder = await mkdtemp(join(tmpdir(), 'stet-s3-'));
      const temporary = join(folder, randomBytes(8).toString('hex'));
      try {
        const handle = await open(temporary, 'wx', 0o600);
        const kept = await counted(stream, most, (piece) => handle.writeFile(piece)).finally(() => handle.close());
        const Key = keyOf(kept.hash.slice('sha256:'.length));
        try {
          const held = await client.send(new s3.HeadObjectCommand({ Bucket: bucket, Key })).catch((thrown: unknown) => {
            if (isAbsent(thrown)) return null;
            throw thrown;
          });
          if (held?.ContentLength === kept.bytes) return kept;
          const Body = createReadStream(temporary);
          await client.send(
            new s3.PutObjectCommand({ Bucket: bucket, Key, Body, ContentLength: kept.bytes, ContentType: 'application/octet-stream' }),
          );
        } catch (cause) {
          throw failure('put into', cause);
        }
        return kept;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async get(hash) {
      const hex = NAME.exec(hash)?.[1];
      if (hex === undefined) return null;
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: keyOf(hex) }));
        const bytes = (await Body?.transformToByteArray()) ?? null;
        return bytes !== null && hashOfBytes(bytes) === hash ? bytes : null;
      } catch (cause) {
        // Not being there is an answer; not being able to ask is not.
        if (isAbsent(cause)) return null;
        throw failure('read from', cause);
      }
    },
    async remove(hash) {
      const hex = NAME.exec(hash)?.[1];
      if (hex === undefined) return;
      await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(hex) })).catch((cause: unknown) => {
        if (!isAbsent(cause)) throw failure('removed from', cause);
      });
    },
  };
}
