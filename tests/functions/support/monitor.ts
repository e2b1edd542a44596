import { onTestFinished, vi } from 'vitest';
import { serve } from '../../../netlify/local/http-server.ts';
import { marker } from './submit.ts';

/** Starts a heartbeat monitor that responds with a status and sets HEARTBEAT_URL. Returns the list of its requests. */
export async function startMonitor(status = 200) {
  const beats: { method: string; url: string; contentType: string | null; body: string }[] = [];
  const server = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    const contentType = request.headers.get('content-type');
    beats.push({ method: request.method, url: pathname, contentType, body: await request.text() });
    return new Response('OK', { status });
  });
  onTestFinished(() => server.stop());
  vi.stubEnv('HEARTBEAT_URL', `${server.origin}/ping/${marker}/`);
  return beats;
}
