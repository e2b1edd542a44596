/** Bytes of a body, or why they could not be had. */
export type BodyResult =
  | { readonly read: true; readonly bytes: Uint8Array }
  | { readonly read: false; readonly code: 'too_large' | 'malformed' };

interface BodyLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

const late = Symbol('late');

/**
 * Reads a request's body as a stream and stops at the limit of bytes, so that a length left out or lied about costs no
 * memory. A body that breaks off or does not arrive in time counts as malformed.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<BodyResult> {
  const announced = Number(request.headers.get('Content-Length') ?? 0);
  if (announced > limits.bytes) return { read: false, code: 'too_large' };
  if (request.body === null) return { read: true, bytes: new Uint8Array() };
  const reader = request.body.getReader();
  const clock = startClock(limits.milliseconds);
  try {
    return await collect(reader, limits.bytes, clock.ran);
  } catch {
    return { read: false, code: 'malformed' };
  } finally {
    clock.stop();
    reader.cancel().catch(() => undefined);
  }
}

function startClock(milliseconds: number) {
  const { promise, resolve } = Promise.withResolvers<typeof late>();
  const timer = setTimeout(resolve, milliseconds, late);
  return { ran: promise, stop: () => clearTimeout(timer) };
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limit: number,
  ran: Promise<typeof late>,
): Promise<BodyResult> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (true) {
    const chunk = await Promise.race([reader.read(), ran]);
    if (chunk === late) return { read: false, code: 'malformed' };
    if (chunk.done) return { read: true, bytes: Buffer.concat(chunks) };
    length += chunk.value.byteLength;
    if (length > limit) return { read: false, code: 'too_large' };
    chunks.push(chunk.value);
  }
}
