import type { Config, Context } from '@netlify/functions';
import { reportHealth } from '../submissions/health.ts';

export default (request: Request, context: Context): Promise<Response> => reportHealth(request, context);

// Netlify reads this statically, so it holds literals only. `aggregateBy` is a list: the string 'ip' would count per domain.
export const config: Config = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
