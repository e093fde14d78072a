/** The two ways in: one client over standard input and output, or many over HTTP, each request for itself. */
import type { Readable } from 'node:stream';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { messageOf, StetError } from '../errors.ts';
import type { Checks } from './checks.ts';
import { answerTo, messagesOf } from './lines.ts';
import { mcpServer, protocol } from './tools.ts';

/** Longest message, in bytes: a text and its sources. */
const MOST = 8 * 1024 * 1024;

export interface Streams {
  readonly stdin: Readable;
  readonly signal: AbortSignal;
  /** Hears what went wrong beside the protocol. */
  readonly told: (why: string) => void;
}

/** Serves one client on this process's streams until it has gone or the signal is aborted. Throws StetError without the package. */
export async function serveOver(checks: Checks, { stdin, signal, told }: Streams): Promise<void> {
  const { isJSONRPCNotification, isJSONRPCRequest, isJSONRPCResponse } = await protocol();
  const { serveStdio, StdioServerTransport } = await import('@modelcontextprotocol/server/stdio');
  const messages = messagesOf(stdin, {
    isMessage: (value) => isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResponse(value),
    longest: MOST,
    bad: (line) => {
      process.stdout.write(answerTo(line));
      told(`a line of the client was answered with an error: ${line.message}`);
    },
  });
  const gone = new Promise<void>((leave) => {
    messages.once('end', leave);
    messages.once('close', leave);
    signal.addEventListener('abort', () => leave(), { once: true });
  });
  // What is let through is no longer than that; several short ones may be waiting together.
  const transport = new StdioServerTransport(messages, process.stdout, { maxBufferSize: 4 * MOST });
  const server = serveStdio(() => mcpServer(checks), { transport, onerror: (error) => told(messageOf(error)) });
  if (signal.aborted) return server.close();
  await gone;
  await server.close();
}

export type McpDoor = Pick<McpHttpHandler, 'close'> & { readonly answer: (request: Request) => Promise<Response> };

/** Answers requests over HTTP; `checksFor` gives each request the checks of whoever asks. Throws StetError without the package. */
export async function openDoor(checksFor: (request: Request) => Checks, told: (why: string) => void): Promise<McpDoor> {
  const { createMcpHandler } = await protocol();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      if (requestInfo === undefined) throw new StetError('internal', 'a request without its head');
      return mcpServer(checksFor(requestInfo));
    },
    { maxRequestBodySize: MOST, onerror: (error) => told(messageOf(error)) },
  );
  return { answer: (request) => handler.fetch(request), close: () => handler.close() };
}
