import drain from '../../netlify/functions/drain-outbox.ts';
import { createRandom } from '../../src/drawings/random.ts';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import type { Report } from './kills.ts';
import { newLead } from './lead.ts';
import { press } from './visitor.ts';

/**
 * A process that works until it is killed: six visitors at a time send one lead after the other, and now and then one
 * drains. What happened is reported at once, in a message for each.
 */
const visitors = 6;
const random = createRandom(Number(process.argv[2]));

const report = (message: Report) => process.send?.(message);

async function sendOne(kind: SubmissionKind): Promise<void> {
  const lead = newLead(kind, 'process killed');
  const fields = { ...lead.fields, submissionId: crypto.randomUUID() };
  report({ begun: { ...lead, fields } });
  await press(lead, fields, { format: 'json' });
  for (const answer of lead.answers) report({ answered: lead.canary, answer });
  await Promise.all(lead.afterwards);
}

await Promise.all(
  Array.from({ length: visitors }, async () => {
    while (true) for (const kind of submissionKinds) await (random() < 0.1 ? drain() : sendOne(kind));
  }),
);
