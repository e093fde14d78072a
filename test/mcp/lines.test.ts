/** Lines of a client that are no messages: who sent them is told, and the next one is heard. */
import { describe, expect, it } from 'vitest';
import { answerTo, type BadLine, messagesOf } from '../../src/mcp/lines.ts';

const isMessage = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value;

async function heard(pieces: readonly string[], longest = 100) {
  const bad: BadLine[] = [];
  async function* stream() {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  let through = '';
  for await (const piece of messagesOf(stream(), { isMessage, longest, bad: (line) => bad.push(line) })) through += String(piece);
  return { through, bad };
}

describe('messagesOf', () => {
  it('lets messages through as they came, however they are cut, empty lines and a missing last line end aside', async () => {
    expect(await heard(['{"method"', ':"a"}\n\n{"meth', 'od":"b"}\r\n{"method":"é"}'])).toEqual({
      through: '{"method":"a"}\n{"method":"b"}\r\n{"method":"é"}\n',
      bad: [],
    });
  });

  it('tells what is no JSON from what is no message, with its id, and goes on', async () => {
    const { through, bad } = await heard(['no json\n{"id":7}\n[1]\n{"id":"x","result":1}\n5\n{"method":"a"}\n']);
    expect(through).toBe('{"method":"a"}\n');
    expect(bad.map(({ code, id }) => [code, id])).toEqual([
      [-32700, null],
      [-32600, 7],
      [-32600, null],
      [-32600, null],
      [-32600, null],
    ]);
  });

  it('holds no line that is too long, says so once, and hears the next', async () => {
    const { through, bad } = await heard(['x'.repeat(90), 'x'.repeat(90), 'x\n{"method":"a"}\n']);
    expect(through).toBe('{"method":"a"}\n');
    expect(bad).toEqual([{ code: -32600, message: 'Invalid request: a message may have at most 100 bytes', id: null }]);
  });
});

describe('a message that is too long', () => {
  const long = 'x'.repeat(900);
  it.each<[string, string | number | null]>([
    [`{"jsonrpc":"2.0","id":21,"method":"tools/call","params":{"text":"${long}"}}`, 21],
    [`{"method": "tools/call", "jsonrpc": "2.0", "id": "a-7", "params": {"text":"${long}"}}`, 'a-7'],
    [`{"method":"tools/call","params":{"text":"${long}"},"jsonrpc":"2.0","id":22}`, 22],
    [`{"method":"tools/call","params":{"text":"${long}"},"id":23,"jsonrpc":"2.0"}`, 23],
    // Ids within what was sent are no ids of the message.
    [`{"params":{"sources":[{"id":5,"text":"${long}"},{"text":"y","id":6}]},"method":"x"}`, null],
    [`{"params":{"text":"${long}","id":6}}`, null],
  ])('is answered under its id, wherever that stands: %#', async (line, id) => {
    const pieces = [line.slice(0, 40), line.slice(40, 500), `${line.slice(500)}\n`];
    expect((await heard(pieces)).bad.map((one) => one.id)).toEqual([id]);
    expect((await heard([`${line}\n{"method":"a"}\n`])).through).toBe('{"method":"a"}\n');
  });
});

describe('answerTo', () => {
  it('is one line, as the protocol has it', () => {
    expect(answerTo({ code: -32700, message: 'Parse error', id: null })).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}\n',
    );
  });
});
