/** A GROBID server as its manual describes it, as a real server on this machine: `POST /api/processReferences`, the PDF in a form. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Grobid {
  readonly url: string;
  /** Bodies it was sent, in order. */
  readonly sent: string[];
  close(): void;
}

/** One answer of it: a status with what else it says, or a hand that does with the answer what it will. */
export type Answer =
  | { readonly status: number; readonly body?: string | Buffer; readonly headers?: Readonly<Record<string, string>> }
  | ((response: ServerResponse) => void);

/** One reference as it writes it. */
export const bibl = (raw: string, parts = ''): string => `<biblStruct>${parts}<note type="raw_reference">${raw}</note></biblStruct>`;

export const tei = (...entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><TEI xmlns="http://www.tei-c.org/ns/1.0"><text><back><listBibl>${entries.join('\n')}</listBibl></back></text></TEI>`;

/** Starts one that gives these answers in turn, the last of them ever after. */
export async function grobid(...answers: readonly Answer[]): Promise<Grobid> {
  const sent: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/api/processReferences') return void response.writeHead(404).end();
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(Buffer.concat(parts).toString('latin1'));
      if (typeof answer === 'function') return answer(response);
      response.writeHead(answer?.status ?? 500, answer?.headers).end(answer?.body ?? '');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
