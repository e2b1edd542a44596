import type { Config, Context } from '@netlify/functions';
import { drainOutbox } from '../submissions/drain.ts';

export default async (_request?: Request, context?: Context): Promise<Response> => {
  await drainOutbox(context?.deploy?.context);
  return new Response(null, { status: 204 });
};

// Every run wakes Neon's compute, which sleeps after five idle minutes. A shorter interval would hardly let it sleep.
export const config: Config = { schedule: '*/30 * * * *' };
