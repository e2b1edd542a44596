import type { Config } from '@netlify/functions';
import { drainOutbox } from '../submissions/drain.ts';

export default async (): Promise<Response> => {
  await drainOutbox();
  return new Response(null, { status: 204 });
};

// Every five minutes: the shortest wait before another try is one minute, and mail that late is still mail.
export const config: Config = { schedule: '*/5 * * * *' };
