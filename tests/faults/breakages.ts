import { setTimeout as pause } from 'node:timers/promises';
import { submit } from '../functions/support/submit.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { type FaultySite, settle } from './campaign.ts';
import { findViolations, type Promised } from './checker.ts';
import { newLead } from './lead.ts';
import { visit } from './visitor.ts';

interface Breakage {
  readonly name: string;
  /** The promise it breaks. */
  readonly breaks: Promised;
  readonly send: typeof submit;
}

const created = () => Response.json({ id: crypto.randomUUID() }, { status: 201 });

/** The pipeline broken on purpose, from outside: what a checker is worth shows in what it notices. */
function breakagesOf({ services }: FaultySite): readonly Breakage[] {
  return [
    {
      name: 'acknowledges without storing',
      breaks: 'lost',
      send: async () => ({ response: created(), afterwards: Promise.resolve() }),
    },
    {
      name: 'stores twice',
      breaks: 'twice',
      async send(kind, body, options) {
        const fields = JSON.parse(String(body));
        const again = JSON.stringify({
          ...fields,
          submissionId: crypto.randomUUID(),
          email: `x${fields.email}`,
        });
        await (await submit(kind, again, options)).afterwards;
        return submit(kind, body, options);
      },
    },
    {
      name: 'tells nobody',
      breaks: 'unheard',
      send: (kind, body, options) =>
        submit(kind, JSON.stringify({ ...JSON.parse(String(body)), website: 'as a robot' }), options),
    },
    {
      name: 'sends a mail again for nothing',
      breaks: 'repeated',
      async send(kind, body, options) {
        const submitted = await submit(kind, body, options);
        await submitted.afterwards;
        await fetch(`${services.mailbox.url}/email`, {
          method: 'POST',
          headers: { 'X-Postmark-Server-Token': 'x' },
          body: JSON.stringify({ From: 'a@b.example', To: 'c@d.example', TextBody: String(body) }),
        });
        return submitted;
      },
    },
    {
      name: 'logs what was typed',
      breaks: 'logged',
      send(kind, body, options) {
        process.stdout.write(`{"level":"info","body":${body}}\n`);
        return submit(kind, body, options);
      },
    },
    {
      name: 'answers late',
      breaks: 'late',
      async send(kind, body, options) {
        // Well beyond the limit, as what the busy machine took from the process is subtracted.
        await pause(12_000);
        return submit(kind, body, options);
      },
    },
    {
      name: 'answers 500',
      breaks: 'answer',
      send: async () => ({ response: new Response('', { status: 500 }), afterwards: Promise.resolve() }),
    },
  ];
}

/** What became of one breakage: the promises that the checker says were broken, and whether these are the right ones. */
export interface NoticedBreakage {
  readonly name: string;
  readonly noticed: readonly Promised[];
  readonly right: boolean;
}

/**
 * Breaks the pipeline on purpose in each way, one lead each, and lets the checker look. About thirteen seconds, because an answer
 * that comes too late takes that long.
 */
export async function noticeBreakages(site: FaultySite): Promise<readonly NoticedBreakage[]> {
  const broken = await Promise.all(
    breakagesOf(site).map(async (breakage, seed) => {
      const lead = newLead('report', breakage.name);
      site.plan.add(lead, { service: 'mail', fault: 'reset', probability: 0, seed });
      const afterwards: Promise<unknown>[] = [];
      const keep = (work: Promise<unknown>) => void afterwards.push(work);
      const random = seededRandom(seed);
      await visit(lead, { format: 'json', random, tries: 1, send: breakage.send, keep });
      await Promise.all(afterwards);
      return { breakage, lead };
    }),
  );
  await settle(site);
  const found = await findViolations(
    broken.map(({ lead }) => lead),
    site.evidence(),
  );
  return broken.map(({ breakage: { name, breaks }, lead }) => {
    const noticed = found.filter((violation) => violation.lead === lead).map(({ promise }) => promise);
    return { name, noticed, right: noticed.includes(breaks) };
  });
}
