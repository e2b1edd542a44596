import { describe, expect, it } from 'vitest';
import { readBody } from './request-body.ts';

const limits = { bytes: 8, milliseconds: 50 };

function streamed(body: ReadableStream<Uint8Array> | string, headers = {}) {
  return new Request('http://localhost/api/report', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

describe('readBody', () => {
  it('reads a body that just fits', async () => {
    expect(await readBody(streamed('12345678'), limits)).toEqual({
      read: true,
      bytes: Buffer.from('12345678'),
    });
  });

  it('reads no body as an empty one', async () => {
    const request = new Request('http://localhost', { method: 'POST' });
    expect(await readBody(request, limits)).toMatchObject({ read: true });
  });

  it('refuses one byte more, whatever the length says', async () => {
    const result = { read: false, code: 'too_large' };
    expect(await readBody(streamed('123456789'), limits)).toEqual(result);
    expect(await readBody(streamed('123456789', { 'Content-Length': '1' }), limits)).toEqual(result);
  });

  it('believes an announced length that is too large without reading', async () => {
    const request = streamed('1', { 'Content-Length': '9' });
    expect(await readBody(request, limits)).toMatchObject({
      code: 'too_large',
    });
    expect(request.bodyUsed).toBe(false);
  });

  it('stops reading an endless body at the limit and lets go of it', async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(4));
      },
      cancel() {
        cancelled = true;
      },
    });
    expect(await readBody(streamed(endless), limits)).toMatchObject({
      code: 'too_large',
    });
    expect(sent).toBeLessThan(10);
    expect(cancelled).toBe(true);
  });

  it('gives up on a body that does not arrive', async () => {
    const stalled = new ReadableStream<Uint8Array>({});
    expect(await readBody(streamed(stalled), limits)).toEqual({
      read: false,
      code: 'malformed',
    });
  });

  it('takes a body that breaks off for malformed', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    expect(await readBody(streamed(broken), limits)).toMatchObject({
      code: 'malformed',
    });
  });
});
