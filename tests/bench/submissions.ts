import pg from 'pg';
import meeting from '../../netlify/functions/meeting.ts';
import newsletter from '../../netlify/functions/newsletter.ts';
import report from '../../netlify/functions/report.ts';
import { captureLog } from '../support/captured-log.ts';
import { startServicesForFunctions } from '../support/function-environment.ts';

/** Milliseconds of each round of one kind of submission. */
export interface SubmissionTimes {
  readonly name: string;
  /** From the request to the answer, through the function. */
  readonly submission: readonly number[];
  /** One INSERT of the same values over an open connection. */
  readonly insert: readonly number[];
}

type Context = Parameters<typeof meeting>[1];

interface Subject {
  readonly name: string;
  readonly handler: typeof meeting;
  readonly fields: Readonly<Record<string, string>>;
  readonly insert: string;
}

const person = { firstName: 'Aoife', lastName: 'Byrne' };

const subjects: readonly Subject[] = [
  {
    name: 'meeting',
    handler: meeting,
    fields: { ...person, organizationName: 'Company', meetingType: 'Demo' },
    insert: `insert into meeting_bookings (submission_id, first_name, last_name, organisation_name, email, meeting_type)
      values (gen_random_uuid(), 'Aoife', 'Byrne', 'Company', $1, 'Demo')`,
  },
  {
    name: 'newsletter',
    handler: newsletter,
    fields: {},
    insert: `insert into newsletter_subscriptions (submission_id, email, source)
      values (gen_random_uuid(), $1, 'global-skills-news')`,
  },
  {
    name: 'report',
    handler: report,
    fields: { ...person, organisation: 'Company' },
    insert: `insert into report_downloads (submission_id, first_name, last_name, organisation, email, report_type)
      values (gen_random_uuid(), 'Aoife', 'Byrne', 'Company', $1, 'future-skills-report')`,
  },
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function submitOnce({ name, handler, fields }: Subject, round: number): Promise<number> {
  const afterwards: Promise<unknown>[] = [];
  // Each round is another client, so that the counter is written and never full.
  const context = {
    ip: `203.0.${Math.floor(round / 250)}.${(round % 250) + 1}`,
    waitUntil: (work: Promise<unknown>) => {
      afterwards.push(work);
    },
  };
  const request = new Request(`http://localhost/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...fields,
      email: `visitor${round}@example.com`,
      submissionId: crypto.randomUUID(),
    }),
  });
  const milliseconds = await timed(async () => {
    const response = await handler(request, context as Context);
    if (response.status !== 201) throw new Error(`The ${name} function answered ${response.status}.`);
  });
  await Promise.all(afterwards);
  return milliseconds;
}

async function measureSubject(subject: Subject, writer: pg.Client, rounds: number): Promise<SubmissionTimes> {
  const warmUp = 20;
  const submission: number[] = [];
  const insert: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const submitted = await submitOnce(subject, round);
    const inserted = await timed(() => writer.query(subject.insert, [`bare${round}@example.com`]));
    if (round < warmUp) continue;
    submission.push(submitted);
    insert.push(inserted);
  }
  return { name: subject.name, submission, insert };
}

/**
 * Sends each kind of submission through its function, one after the other, beside a bare INSERT of the same values on the
 * same embedded database, in turn. The functions' log is thrown away meanwhile.
 */
export async function measureSubmissions(rounds: number): Promise<readonly SubmissionTimes[]> {
  const services = await startServicesForFunctions();
  const writer = new pg.Client({ connectionString: services.writerUrl });
  const log = captureLog();
  try {
    await writer.connect();
    const times: SubmissionTimes[] = [];
    for (const subject of subjects) times.push(await measureSubject(subject, writer, rounds));
    return times;
  } finally {
    log.stop();
    await writer.end();
    await services.stop();
  }
}
