import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSigner, openNote, readSkey, readVkey, signNote, strictBase64, strictText, type Verifier } from '../../src/audit/note.ts';
import { StetError } from '../../src/errors.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/signed-note/notes.json`;
/** The example in C2SP's signed-note.md. */
const EXAMPLE =
  'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n';
const EXAMPLE_KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';

const signer = newSigner('stet.test/commit');
const other = newSigner('witness.test');
const note = signNote('a\nb\n', [signer]);
const refused = (call: () => unknown): boolean => {
  try {
    call();
    return false;
  } catch (thrown) {
    if (!(thrown instanceof StetError)) throw thrown;
    return true;
  }
};

describe('signed notes', () => {
  it('opens the example of the specification', () => {
    expect(openNote(EXAMPLE, [readVkey(EXAMPLE_KEY)]).text).toBe('This is an example message.\n');
  });

  it('signs what it opens, by every key given, and passes over keys it does not know', () => {
    const both = signNote('a\nb\n', [other, signer]);
    expect(openNote(both, [signer.verifier]).by.map(({ name }) => name)).toEqual(['stet.test/commit']);
    expect(openNote(both, [signer.verifier, other.verifier]).by).toHaveLength(2);
    expect(refused(() => openNote(both, []))).toBe(true);
    expect(refused(() => openNote(note, [other.verifier]))).toBe(true);
  });

  it('gives its keys back from their printed forms, and never prints a key that it refuses', () => {
    expect(readVkey(signer.verifier.vkey).id).toBe(signer.verifier.id);
    const again = readSkey(signer.skey);
    expect(again.verifier.vkey).toBe(signer.verifier.vkey);
    expect(signNote('a\nb\n', [again])).toBe(note);
    const seed = signer.skey.slice(-20);
    expect(() => readSkey(`${signer.skey}x`)).toThrow(expect.objectContaining({ message: expect.not.stringContaining(seed) }));
    expect(() => newSigner('two words')).toThrow(RangeError);
  });

  it('refuses every part of a key and every key with one byte changed', () => {
    const key = signer.verifier.vkey;
    for (let i = 0; i < key.length; i += 1) {
      const changed = key.slice(0, i) + String.fromCharCode(key.charCodeAt(i) + 1) + key.slice(i + 1);
      expect([changed, refused(() => readVkey(changed))]).toEqual([changed, true]);
      for (let j = i; j <= key.length; j += 1) {
        if (i === 0 && j === key.length) continue;
        expect(refused(() => readVkey(key.slice(i, j)))).toBe(true);
      }
    }
  });

  it('refuses a note in which any one character was changed, dropped or doubled', () => {
    for (let i = 0; i < note.length; i += 1)
      for (const put of ['', '\u0001', 'A', '\n', ' ', `${note[i]}${note[i]}`]) {
        const changed = note.slice(0, i) + put + note.slice(i + 1);
        if (changed === note) continue;
        expect([changed, refused(() => openNote(changed, [signer.verifier]))]).toEqual([changed, true]);
      }
    expect(refused(() => openNote(`${note}trailing\n`, [signer.verifier]))).toBe(true);
    expect(refused(() => openNote(note + note.slice(5).repeat(101), [signer.verifier]))).toBe(true);
  });

  it('opens a note of a hundred signatures, and none of more', () => {
    const [text = '', line = ''] = note.split('\n\n');
    const stranger = signNote('a\nb\n', [other]).split('\n\n')[1] ?? '';
    const signed = (strangers: number): string => `${text}\n\n${line}${stranger.repeat(strangers)}`;
    expect(openNote(signed(99), [signer.verifier]).by).toHaveLength(1);
    expect(() => openNote(signed(100), [signer.verifier])).toThrow(/more than 100 signatures/);
  });

  it('passes over a signature of five bytes by an unknown key, and takes four, a hash with nothing behind it, for no signature', () => {
    const line = (bytes: number): string => `${note}— elsewhere.test ${Buffer.alloc(bytes, 1).toString('base64')}\n`;
    expect(openNote(line(5), [signer.verifier]).by).toHaveLength(1);
    expect(() => openNote(line(4), [signer.verifier])).toThrow(/a line among its signatures that is none/);
  });

  it('takes two known keys of one name and hash for an error, unless neither signed', () => {
    const twin: Verifier = { ...signer.verifier };
    expect(refused(() => openNote(note, [signer.verifier, twin]))).toBe(true);
    expect(openNote(note, [signer.verifier, other.verifier, { ...other.verifier }]).by).toHaveLength(1);
  });

  it('answers anything with an error of its own and nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `${text}\n\n— a ${text}\n`),
        ),
        (text) => {
          expect(refused(() => openNote(text, [signer.verifier]))).toBe(true);
          expect(refused(() => readVkey(text))).toBe(true);
          expect(refused(() => readSkey(`PRIVATE+KEY+${text}`))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reads base64 and UTF-8 as they are written, not as Buffer puts up with', () => {
    expect(strictBase64('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')).toHaveLength(32);
    for (const text of [
      '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU=',
      '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFV=',
      'YQ',
      'YQ==\n',
      ' ',
    ])
      expect(strictBase64(text)).toBeNull();
    expect(strictText(Uint8Array.of(0xff))).toBeNull();
    expect(strictText(Uint8Array.of(0xef, 0xbb, 0xbf))).toBe('\ufeff');
  });

  it.skipIf(!existsSync(SHARED))('agrees with all shared notes and keys', () => {
    const data = JSON.parse(readFileSync(SHARED, 'utf8')) as {
      notes: { name: string; note: string; vkeys: string[]; ok: boolean }[];
      badVkeys: { vkey: string }[];
      invalidUtf8NoteHex: string;
    };
    for (const { name, note: text, vkeys, ok } of data.notes)
      expect([name, refused(() => openNote(text, vkeys.map(readVkey)))]).toEqual([name, !ok]);
    for (const { vkey } of data.badVkeys) expect(refused(() => readVkey(vkey))).toBe(true);
    expect(strictText(Buffer.from(data.invalidUtf8NoteHex, 'hex'))).toBeNull();
  });
});
