import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../src/drawings/random.ts';
import { sendJson } from '../functions/support/submit.ts';
import { type FaultySite, settle } from './campaign.ts';
import { findViolations, type Promised } from './checker.ts';
import { newLead } from './lead.ts';
import { type VisitOptions, visit } from './visitor.ts';

interface Breakage {
  readonly name: string;
  /** The promise it breaks. */
  readonly breaks: Promised;
  readonly send: NonNullable<VisitOptions['send']>;
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
      async send(kind, fields, caller) {
        const again = { ...fields, submissionId: crypto.randomUUID(), email: `x${fields.email}` };
        await (await sendJson(kind, again, caller)).afterwards;
        return sendJson(kind, fields, caller);
      },
    },
    {
      name: 'tells nobody',
      breaks: 'unheard',
      send: (kind, fields, caller) => sendJson(kind, { ...fields, website: 'as a robot' }, caller),
    },
    {
      name: 'sends a mail again for nothing',
      breaks: 'repeated',
      async send(kind, fields, caller) {
        const submitted = await sendJson(kind, fields, caller);
        await submitted.afterwards;
        await fetch(`${services.mailbox.url}/email`, {
          method: 'POST',
          headers: { 'X-Postmark-Server-Token': 'x' },
          body: JSON.stringify({ From: 'a@b.example', To: 'c@d.example', TextBody: fields.email }),
        });
        return submitted;
      },
    },
    {
      name: 'logs what was typed',
      breaks: 'logged',
      send(kind, fields, caller) {
        process.stdout.write(`{"level":"info","email":"${fields.email}"}\n`);
        return sendJson(kind, fields, caller);
      },
    },
    {
      name: 'answers late',
      breaks: 'late',
      async send(kind, fields, caller) {
        // Well beyond the limit, as what the busy machine took from the process is subtracted.
        await pause(12_000);
        return sendJson(kind, fields, caller);
      },
    },
    {
      name: 'answers 500',
      breaks: 'answer',
      send: async () => ({ response: new Response('', { status: 500 }), afterwards: Promise.resolve() }),
    },
  ];
}

/**
 * Breaks the pipeline on purpose in each way, one lead each, and lets the checker look: which promises it says were broken by
 * each, and whether the right one is among them. About thirteen seconds, because an answer that comes too late takes that long.
 */
export async function noticeBreakages(site: FaultySite) {
  const broken = await Promise.all(
    breakagesOf(site).map(async (breakage, seed) => {
      const lead = newLead('report', breakage.name);
      const random = createRandom(seed);
      site.plan.add(lead, { service: 'mail', fault: 'reset', probability: 0, random });
      await visit(lead, { format: 'json', random, tries: 1, send: breakage.send });
      await Promise.all(lead.afterwards);
      return { breakage, lead };
    }),
  );
  await settle(site);
  const found = await findViolations(
    broken.map(({ lead }) => lead),
    site,
  );
  return broken.map(({ breakage: { name, breaks }, lead }) => {
    const noticed = found.filter((violation) => violation.lead === lead).map(({ promise }) => promise);
    return { name, noticed, right: noticed.includes(breaks) };
  });
}
