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

/** Database and mailbox behind faulty services, which the functions of this process use. */
export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;

/** Starts the services of a campaign. Until `stop` all output of this process counts as the functions' log. */
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

/** Records which leads have a mail already. Call it before `settle`, which makes every notification due and sends the rest. */
export async function recordPromptMails(
  { admin, services }: FaultySite,
  leads: readonly SentLead[],
): Promise<void> {
  const recordOf = await readRecords(admin, services.mailbox.messages());
  for (const lead of leads) lead.mailedAtOnce = recordOf(lead.tag).mails > 0;
}

const concurrentDrains = 12;
const roundsBeforeRecovery = 10;

/**
 * Makes all notifications due and drains, in rounds, until none is pending. Slow faults continue for one round and quick ones
 * for ten, as many as a notification has tries; then the services recover. Throws if notifications are still pending after 22
 * rounds.
 */
export async function settle(site: FaultySite): Promise<void> {
  for (let round = 0; round < roundsBeforeRecovery + 12; round += 1) {
    site.plan.enabledFaults = round === 0 ? 'all' : round < roundsBeforeRecovery ? 'quick' : 'none';
    const { rowCount } = await site.admin.query(
      `update notification_outbox set next_attempt_at = now() - interval '1 second', locked_until = null
        where status = 'pending'`,
    );
    if (rowCount === 0) return;
    await Promise.all(Array.from({ length: concurrentDrains }, () => drain()));
  }
  throw new Error(
    'Notifications are still pending after the services recovered; look for a job that is never claimed.',
  );
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
 * Sends `seeds` submissions for every cell (service, fault, form and probability) concurrently, then drains until nothing is
 * pending. Returns every lead, including corrected ones. With `short` it uses a quarter of the cells: every service, fault and
 * form with one of the probabilities.
 */
export async function runCampaign(
  site: FaultySite,
  { seeds, short }: { readonly seeds: number; readonly short: boolean },
): Promise<readonly SentLead[]> {
  const leads: SentLead[] = [];
  const chosen = short ? cells.filter((_, index) => index % 4 === Math.floor(index / 4) % 4) : cells;
  const tasks = Array.from({ length: seeds }, (_, round) => round * cells.length).flatMap((first) =>
    chosen.map(({ service, fault, kind, probability }, index) => async () => {
      const seed = first + index;
      const random = createRandom(seed);
      const addLead = (lead: SentLead) => {
        site.plan.add(lead, { service, fault, probability, random: createRandom(seed) });
        leads.push(lead);
      };
      const lead = newLead(kind, `${service}: ${fault}`);
      addLead(lead);
      const format = random() < 0.5 ? 'json' : 'form';
      await visit(lead, { format, random, tries: short ? 2 : 3, onCorrection: addLead });
    }),
  );
  const shuffle = createRandom(seeds);
  const order = tasks.map((task) => ({ task, rank: shuffle() })).sort((a, b) => a.rank - b.rank);
  const semaphore = new Semaphore(maxConcurrentVisits);
  const visits = order.map(({ task }, index) =>
    semaphore.runExclusive(async () => {
      // Stagger the first visits: all at once would overload the services without a planned fault.
      if (index < maxConcurrentVisits) await pause(index * startMilliseconds);
      await task();
    }),
  );
  await Promise.all(visits);
  await Promise.all(leads.flatMap(({ afterwards }) => afterwards));
  await recordPromptMails(site, leads);
  await settle(site);
  return leads;
}
