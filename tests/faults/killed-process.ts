import { createRandom } from '../../src/drawings/random.ts';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { drain } from '../functions/support/submit.ts';
import type { Report } from './kills.ts';
import { newLead } from './lead.ts';
import { send } from './visitor.ts';

/**
 * Runs until it is killed: six concurrent visitors send one lead after another, and one time in ten a drain runs instead. Each
 * lead and each response is reported at once, in a message.
 */
const visitors = 6;
const random = createRandom(Number(process.argv[2]));

const report = (message: Report) => process.send?.(message);

async function sendOne(kind: SubmissionKind): Promise<void> {
  const lead = newLead(kind, 'process killed');
  const fields = { ...lead.fields, submissionId: crypto.randomUUID() };
  report({ begun: { ...lead, fields } });
  await send(lead, fields, { format: 'json' });
  for (const response of lead.responses) report({ tag: lead.tag, response });
  await Promise.all(lead.afterwards);
}

await Promise.all(
  Array.from({ length: visitors }, async () => {
    while (true) for (const kind of submissionKinds) await (random() < 0.1 ? drain() : sendOne(kind));
  }),
);
