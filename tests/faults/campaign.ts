import { setTimeout as pause } from 'node:timers/promises';
import { Semaphore } from 'async-mutex';
import { createRandom } from '../../src/drawings/random.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { drain } from '../functions/support/submit.ts';
import { captureLog } from '../support/captured-log.ts';
import { startFaultyService } from '../support/faulty-service.ts';
import { startServicesForFunctions } from '../support/function-environment.ts';
import { readRecords } from './checker.ts';
import { decidedFault, FaultPlan, faults, interceptFetch } from './fault-plan.ts';
import { newLead, type SentLead } from './lead.ts';
import { visit } from './visitor.ts';

/** Database, mailbox and the faulty services before them, with this process's functions pointed there. */
export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;

/** Starts what a campaign needs. From here until `stop` everything this process writes counts as the functions' log. */
export async function startFaultySite() {
  const services = await startServicesForFunctions();
  const plan = new FaultPlan();
  const database = await startFaultyService({ target: services.neonEndpoint, faultOf: decidedFault });
  const mail = await startFaultyService({ target: services.mailbox.url, faultOf: decidedFault });
  process.env.NEON_FETCH_ENDPOINT = `${database.origin}/sql`;
  process.env.POSTMARK_API_URL = mail.origin;
  const restoreFetch = interceptFetch(plan, { database: database.origin, mail: mail.origin });
  const log = captureLog();
  return {
    services,
    admin: services.admin,
    plan,
    log,
    async stop() {
      log.stop();
      restoreFetch();
      await Promise.all([database.stop(), mail.stop()]);
      await services.stop();
    },
  };
}

/** Notes whose mail is out, once their requests have ended: settling makes every notification due and would hide a lost one. */
export async function noteMails({ admin, services }: FaultySite, leads: readonly SentLead[]): Promise<void> {
  const recordOf = await readRecords(admin, services.mailbox.messages());
  for (const lead of leads) lead.mailedAtOnce = recordOf(lead.tag).mails > 0;
}

const drainsAtOnce = 12;
const roundsBeforeRecovery = 10;

/**
 * Lets time pass until no notification is pending: each round makes all of them due and drains. Services go on failing,
 * the slow faults for one round and the others for ten, which is as many tries as a notification has; then they recover.
 * Throws where notifications stay pending for ever.
 */
export async function settle(site: FaultySite): Promise<void> {
  for (let round = 0; round < roundsBeforeRecovery + 12; round += 1) {
    site.plan.phase = round === 0 ? 'all' : round < roundsBeforeRecovery ? 'quick' : 'none';
    const { rowCount } = await site.admin.query(
      `update notification_outbox set next_attempt_at = now() - interval '1 second', locked_until = null
        where status = 'pending'`,
    );
    if (rowCount === 0) return;
    await Promise.all(Array.from({ length: drainsAtOnce }, () => drain()));
  }
  throw new Error('Notifications stay pending for ever.');
}

const probabilities = [0.1, 0.3, 0.6, 1] as const;
const maxConcurrentVisits = 80;
const startMilliseconds = 25;

const cells = (['database', 'mail'] as const).flatMap((service) =>
  Object.keys(faults).flatMap((fault) =>
    submissionKinds.flatMap((kind) =>
      probabilities.map((probability) => ({ service, fault, kind, probability })),
    ),
  ),
);

/**
 * Sends so many submissions of every cell (service, fault, form and probability), many at once, then drains until all is
 * settled. Returns every lead, the corrected ones too. Short, it takes a quarter of the cells: every service, fault and form,
 * each with one of the probabilities.
 */
export async function runCampaign(
  site: FaultySite,
  { seeds, short }: { readonly seeds: number; readonly short: boolean },
): Promise<readonly SentLead[]> {
  const leads: SentLead[] = [];
  const taken = short ? cells.filter((_, index) => index % 4 === Math.floor(index / 4) % 4) : cells;
  const tasks = Array.from({ length: seeds }, (_, round) => round * cells.length).flatMap((first) =>
    taken.map(({ service, fault, kind, probability }, index) => async () => {
      const seed = first + index;
      const random = createRandom(seed);
      const enlist = (lead: SentLead) => {
        site.plan.add(lead, { service, fault, probability, random: createRandom(seed) });
        leads.push(lead);
      };
      const lead = newLead(kind, `${service}: ${fault}`);
      enlist(lead);
      const format = random() < 0.5 ? 'json' : 'form';
      await visit(lead, { format, random, tries: short ? 2 : 3, onCorrection: enlist });
    }),
  );
  const shuffle = createRandom(seeds);
  const order = tasks.map((task) => ({ task, rank: shuffle() })).sort((a, b) => a.rank - b.rank);
  const semaphore = new Semaphore(maxConcurrentVisits);
  const visits = order.map(({ task }, index) =>
    semaphore.runExclusive(async () => {
      // The first ones begin one after the other, because all at once would be a fault of its own.
      if (index < maxConcurrentVisits) await pause(index * startMilliseconds);
      await task();
    }),
  );
  await Promise.all(visits);
  await Promise.all(leads.flatMap(({ afterwards }) => afterwards));
  await noteMails(site, leads);
  await settle(site);
  return leads;
}
