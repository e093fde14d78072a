/** What people and programs hand in that is no document, or too much, or breaks off: one of each kind. */

const form = (part: string, body: Uint8Array): readonly [Record<string, string>, Uint8Array] => [
  { 'content-type': 'multipart/form-data; boundary=x' },
  Buffer.concat([Buffer.from(`--x\r\nContent-Disposition: form-data; ${part}\r\n\r\n`), body, Buffer.from('\r\n--x--\r\n')]),
];

/** Each gives headers, body, and whether the sender hangs up before its end. Made anew for each request: the largest has 60 MB. */
export const BAD_UPLOADS: readonly (() => readonly [Record<string, string>, Uint8Array, boolean?])[] = [
  () => form('name="document"; filename="a.pdf"', Buffer.from('this is no pdf')),
  () => form('name="document"; filename="a.pdf"', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 0x41)])),
  () => form('name="document"; filename="a.docx"', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100_000, 7)])),
  () => form('name="document"; filename="a.png"', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  () => form('name="document"; filename="empty.txt"', Buffer.alloc(0)),
  () => form('name="nothing"', Buffer.from('x')),
  () => form('name="document"; filename="noise.txt"', Buffer.from(Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251))),
  () => [{ 'content-type': 'multipart/form-data' }, Buffer.from('no boundary')],
  () => [
    { 'content-type': 'multipart/form-data; boundary=x' },
    Buffer.from('--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-cut off'),
  ],
  () => [{ 'content-type': 'application/json' }, Buffer.from('['.repeat(1_000_000))],
  () => [{ 'content-type': 'application/json' }, Buffer.from(`{"text": "${'a'.repeat(9_000_000)}"}`)],
  () => [{ 'content-type': 'application/json' }, Buffer.from('{"references": "none"}')],
  () => [{ 'content-type': 'application/pdf' }, Buffer.alloc(60_000_000, 0x25)],
  () => [{ 'content-type': 'application/octet-stream' }, Buffer.alloc(5_000_000, 0x41), true],
];
