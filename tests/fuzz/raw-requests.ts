import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { type SubmissionKind, submissionPaths } from '../../src/submissions/kinds.ts';
import { newCanary } from '../faults/lead.ts';
import { validFields } from './requests.ts';

/** Bytes for one connection, in the pieces in which they are sent. */
export interface RawRequest {
  readonly pieces: readonly (string | Uint8Array)[];
  readonly pauseMilliseconds: number;
  /** Stands in the lead that may be stored. */
  readonly canary: string;
  /** Stands in a request hidden inside another one's body, where there is one: it may never be stored. */
  readonly hidden: string;
}

interface Parts {
  readonly path: string;
  readonly canary: string;
  readonly hidden: string;
  readonly body: string;
  readonly noise: Uint8Array;
}

const lines = (...parts: readonly string[]) => `${parts.join('\r\n')}\r\n\r\n`;
const head = ({ path }: Parts, ...more: readonly string[]) =>
  lines(
    `POST ${path} HTTP/1.1`,
    'Host: site.example',
    'Content-Type: application/json',
    'Connection: close',
    ...more,
  );
const length = (body: string | Uint8Array) => `Content-Length: ${Buffer.byteLength(body)}`;
const chunk = (body: string) => `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`;
const last = '0\r\n\r\n';

/** A whole request of its own, to be hidden where a server that miscounts would find it. */
function smuggled({ path, hidden, body, canary }: Parts): string {
  const inner = body.replaceAll(canary, hidden);
  return (
    lines(`POST ${path} HTTP/1.1`, 'Host: site.example', 'Content-Type: application/json', length(inner)) +
    inner
  );
}

/** Requests that no library would send (RFC 9112 says what a server has to refuse), piece by piece. */
const shapes: Readonly<Record<string, (parts: Parts) => RawRequest['pieces']>> = {
  'in two pieces': (parts) => [head(parts, length(parts.body)), parts.body.slice(0, 9), parts.body.slice(9)],
  chunked: (parts) => [
    head(parts, 'Transfer-Encoding: chunked'),
    chunk(parts.body.slice(0, 9)),
    chunk(parts.body.slice(9)),
    last,
  ],
  'length and chunks': (parts) => [
    head(parts, 'Content-Length: 4', 'Transfer-Encoding: chunked'),
    last + smuggled(parts),
  ],
  'two lengths': (parts) => [
    head(parts, 'Content-Length: 0', length(parts.body)),
    parts.body + smuggled(parts),
  ],
  'odd transfer encoding': (parts) => [
    head(parts, 'Transfer-Encoding : chunked', 'Transfer-encoding: x'),
    last + smuggled(parts),
  ],
  'broken chunk': (parts) => [head(parts, 'Transfer-Encoding: chunked'), `ffffffffffffffff\r\n${parts.body}`],
  'cut short': (parts) => [head(parts, length(`${parts.body}and more`)), parts.body],
  'too large without a length': (parts) => [
    head(parts, 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 40 }, () => chunk('x'.repeat(1024))),
    last,
  ],
  'too large': (parts) => [head(parts, 'Content-Length: 20000'), ' '.repeat(20_000)],
  'broken UTF-8': (parts) => {
    const body = Buffer.concat([Buffer.from(parts.body.slice(0, -2)), parts.noise, Buffer.from('"}')]);
    return [head(parts, length(body)), body];
  },
  'UTF-16': (parts) => {
    const body = Buffer.from(parts.body, 'utf16le');
    return [head(parts, length(body)), body];
  },
  'large header': (parts) => [
    head(parts, `Cookie: ${parts.canary}${'x'.repeat(40_000)}`, length(parts.body)),
    parts.body,
  ],
  'broken header': (parts) => [head(parts, `Referer: ${parts.canary}\0`, length(parts.body)), parts.body],
  'bare line feeds': (parts) => [head(parts, length(parts.body)).replaceAll('\r\n', '\n'), parts.body],
  'odd target': (parts) => [
    head({ ...parts, path: `http://evil.example${parts.path}/../%zz?${parts.canary}` }, length('')),
    '',
  ],
  noise: ({ noise, canary }) => [noise, canary, '\r\n\r\n'],
};

/** Raw requests to one form, one in forty sent so slowly that the body never arrives in time. */
export function rawRequests(kind: SubmissionKind): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      noise: fc.uint8Array({ minLength: 1, maxLength: 60 }),
      shape: fc.constantFrom(...Object.values(shapes)),
      pauseMilliseconds: fc.oneof(
        { weight: 39, arbitrary: fc.integer({ min: 0, max: 5 }) },
        { weight: 1, arbitrary: fc.constant(2500) },
      ),
    })
    .map(({ shape, noise, pauseMilliseconds }) => {
      const [canary, hidden] = [newCanary(), newCanary()];
      const body = JSON.stringify(validFields(kind, canary));
      const pieces = shape({ noise, canary, hidden, path: submissionPaths[kind], body });
      return { pieces, canary, hidden, pauseMilliseconds: pieces.length > 10 ? 0 : pauseMilliseconds };
    });
}

/** The status of the answer; undefined where the server closed the connection without one. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly milliseconds: number;
}

const longestMilliseconds = 12_000;

/** Sends the pieces over a connection of their own and reads until it is closed; 12 seconds at most. */
export async function sendRaw(port: number, { pieces, pauseMilliseconds }: RawRequest): Promise<RawAnswer> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let answered = 0;
  socket.setEncoding('latin1').on('data', (text: string) => {
    if (answer === '') answered = performance.now() - started;
    answer += text;
  });
  // The server may close while there is more to send; what counts is its answer.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    if (pauseMilliseconds > 0) await pause(pauseMilliseconds);
  }
  socket.end();
  await Promise.race([closed, pause(longestMilliseconds, undefined, { ref: false })]);
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return {
    status: status === undefined ? undefined : Number(status),
    milliseconds: answered === 0 ? performance.now() - started : answered,
  };
}
