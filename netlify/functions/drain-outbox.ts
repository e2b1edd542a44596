import type { Config, Context } from '@netlify/functions';
import { drainOutbox } from '../submissions/drain.ts';

export default async (_request?: Request, context?: Context): Promise<Response> => {
  await drainOutbox(context?.deploy?.context);
  return new Response(null, { status: 204 });
};

// Each run wakes Neon's compute, which sleeps after five minutes without a query: more often than this it would hardly sleep.
export const config: Config = { schedule: '*/30 * * * *' };
