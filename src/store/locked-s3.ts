/**
 * A locked store in S3 (Object Lock, compliance mode) or a service that speaks it. Credentials and region come from where the AWS
 * client looks for them; `AWS_ENDPOINT_URL_S3` names another service. The bucket must have been made with Object Lock.
 */
import { messageOf, StetError } from '../errors.ts';
import type { LockedStore, LockedVersion } from '../model/ports.ts';

const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]{0,500}))?$/;

/** Opens `s3://bucket/prefix`. Throws StetError 'bad-settings' for a place that is none, 'missing-package' without the client. */
export async function lockedS3(place: string): Promise<LockedStore & { close(): void }> {
  const [, bucket, path = ''] = PLACE.exec(place) ?? [];
  if (bucket === undefined) throw new StetError('bad-settings', `audit.bucket: "${place}" is no place in S3; write s3://bucket/prefix.`);
  const s3 = await import('@aws-sdk/client-s3').catch((cause: unknown) => {
    throw new StetError('missing-package', 'S3 needs the package "@aws-sdk/client-s3": npm install @aws-sdk/client-s3.', { cause });
  });
  const own = (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL ?? '') !== '';
  const client = new s3.S3Client({
    forcePathStyle: own,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const head = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `${part}/`)
    .join('');
  const failed = (cause: unknown): Error => new Error(`the bucket ${bucket} answered: ${messageOf(cause)}`, { cause });
  const statusOf = (thrown: unknown): number => (thrown instanceof s3.S3ServiceException ? (thrown.$metadata.httpStatusCode ?? 0) : 0);
  return {
    place,
    close: () => client.destroy(),
    async put(key, bytes, until) {
      try {
        await client.send(
          new s3.PutObjectCommand({
            Bucket: bucket,
            Key: head + key,
            Body: bytes,
            ContentLength: bytes.length,
            IfNoneMatch: '*',
            ObjectLockMode: 'COMPLIANCE',
            ObjectLockRetainUntilDate: new Date(until),
            // A put with a lock must carry a checksum.
            ChecksumAlgorithm: 'SHA256',
          }),
        );
        return 'put';
      } catch (thrown) {
        // Also when an earlier try was written and its answer lost; the caller compares what is there.
        if (statusOf(thrown) === 412 || statusOf(thrown) === 409) return 'taken';
        throw failed(thrown);
      }
    },
    async versions(prefix) {
      const found: LockedVersion[] = [];
      let from: { KeyMarker?: string; VersionIdMarker?: string } = {};
      try {
        for (;;) {
          const page = await client.send(new s3.ListObjectVersionsCommand({ Bucket: bucket, Prefix: head + prefix, ...from }));
          const add =
            (hides: boolean) => (one: { Key?: string | undefined; VersionId?: string | undefined; LastModified?: Date | undefined }) => {
              if (one.Key === undefined || one.VersionId === undefined) return;
              found.push({ key: one.Key.slice(head.length), version: one.VersionId, at: one.LastModified?.toISOString() ?? '', hides });
            };
          // Within one object the newest comes first; what was listed first among equals in time is therefore the later.
          (page.Versions ?? []).forEach(add(false));
          (page.DeleteMarkers ?? []).forEach(add(true));
          if (page.IsTruncated !== true || page.NextKeyMarker === undefined) break;
          from = {
            KeyMarker: page.NextKeyMarker,
            ...(page.NextVersionIdMarker === undefined ? {} : { VersionIdMarker: page.NextVersionIdMarker }),
          };
        }
      } catch (thrown) {
        throw failed(thrown);
      }
      return found.reverse().sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
    },
    async read(key, version) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: head + key, VersionId: version }));
        return (await Body?.transformToByteArray()) ?? new Uint8Array(0);
      } catch (thrown) {
        throw failed(thrown);
      }
    },
  };
}
