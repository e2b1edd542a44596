import type { Config, Context } from '@netlify/functions';
import { handleSubmission } from '../submissions/pipeline.ts';

export default (request: Request, context: Context): Promise<Response> =>
  handleSubmission('newsletter', request, context);

// Netlify reads this statically, so it holds literals only. `aggregateBy` is a list: the string 'ip' would count per domain.
export const config: Config = {
  path: '/api/newsletter',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
