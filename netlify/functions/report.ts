import type { Config, Context } from '@netlify/functions';
import { handleSubmission } from '../submissions/pipeline.ts';

export default (request: Request, context: Context): Promise<Response> =>
  handleSubmission('report', request, context);

// Netlify reads this without running it: plain values only. As a plain text 'ip' would silently count per domain.
export const config: Config = {
  path: '/api/report',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
