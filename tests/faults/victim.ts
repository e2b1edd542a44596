import { writeSync } from 'node:fs';
import drain from '../../netlify/functions/drain-outbox.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { submit } from '../functions/support/submit.ts';
import { pick, seededRandom } from '../support/seeded-random.ts';
import { newLead } from './lead.ts';

/**
 * A process that works until it is killed: six visitors at a time send one lead after the other, and now and then one
 * drains. What happened is written to file descriptor 3 at once, a JSON object a line: a buffered line would die with it.
 */
const reportDescriptor = 3;
const visitors = 6;
const random = seededRandom(Number(process.argv[2]));

const report = (line: object) => writeSync(reportDescriptor, `${JSON.stringify(line)}\n`);

async function sendOne(): Promise<void> {
  const lead = newLead(pick(submissionKinds, random), 'process killed');
  const body = JSON.stringify({ ...lead.fields, submissionId: crypto.randomUUID() });
  report({ begun: lead, body });
  const started = performance.now();
  const { response, afterwards } = await submit(lead.kind, body, {
    headers: { 'Content-Type': 'application/json' },
  });
  const { id }: { readonly id?: string } = await response.json();
  const milliseconds = performance.now() - started;
  report({ answered: lead.canary, answer: { status: response.status, milliseconds, id } });
  await afterwards;
}

await Promise.all(
  Array.from({ length: visitors }, async () => {
    while (true) await (random() < 0.1 ? drain() : sendOne());
  }),
);
