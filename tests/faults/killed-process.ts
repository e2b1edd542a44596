import { createRandom } from '../../src/drawings/random.ts';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { drain } from '../functions/support/submit.ts';
import type { Report } from './kills.ts';
import { newLead } from './lead.ts';
import { send } from './visitor.ts';

/**
 * Works until it is killed: six visitors at a time send one lead after the other, and now and then one drains. Reports each
 * lead and each answer at once, in a message.
 */
const visitors = 6;
const random = createRandom(Number(process.argv[2]));

const report = (message: Report) => process.send?.(message);

async function sendOne(kind: SubmissionKind): Promise<void> {
  const lead = newLead(kind, 'process killed');
  const fields = { ...lead.fields, submissionId: crypto.randomUUID() };
  report({ begun: { ...lead, fields } });
  await send(lead, fields, { format: 'json' });
  for (const answer of lead.answers) report({ answered: lead.tag, answer });
  await Promise.all(lead.afterwards);
}

await Promise.all(
  Array.from({ length: visitors }, async () => {
    while (true) for (const kind of submissionKinds) await (random() < 0.1 ? drain() : sendOne(kind));
  }),
);
