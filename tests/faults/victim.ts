import { writeSync } from 'node:fs';
import drain from '../../netlify/functions/drain-outbox.ts';
import { createRandom } from '../../src/drawings/random.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { pick } from '../support/pick.ts';
import { newLead } from './lead.ts';
import { press } from './visitor.ts';

/**
 * A process that works until it is killed: six visitors at a time send one lead after the other, and now and then one
 * drains. What happened is written to file descriptor 3 at once, a JSON object a line: a buffered line would die with it.
 */
const reportDescriptor = 3;
const visitors = 6;
const random = createRandom(Number(process.argv[2]));

const report = (line: object) => writeSync(reportDescriptor, `${JSON.stringify(line)}\n`);

async function sendOne(): Promise<void> {
  const lead = newLead(pick(submissionKinds, random), 'process killed');
  const fields = { ...lead.fields, submissionId: crypto.randomUUID() };
  report({ begun: { ...lead, fields } });
  await press(lead, fields, { format: 'json' });
  report({ answered: lead.canary, answer: lead.answers[0] });
  await Promise.all(lead.afterwards);
}

await Promise.all(
  Array.from({ length: visitors }, async () => {
    while (true) await (random() < 0.1 ? drain() : sendOne());
  }),
);
