import { parseArgs } from 'node:util';
import { sum } from '../../src/content/format.ts';
import { detectBreakages } from './breakages.ts';
import { runCampaign, startFaultySite } from './campaign.ts';
import {
  findViolations,
  type LeadRecord,
  promises,
  readRecords,
  responseLimitMilliseconds,
  unblockedMilliseconds,
} from './checker.ts';
import { runKills } from './kills.ts';
import { isAcknowledged, type SentLead } from './lead.ts';

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string' },
    kills: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const seeds = Number(options.seeds ?? (options.short ? 1 : 10));
const kills = Number(options.kills ?? (options.short ? 3 : 100));
const listedViolations = 10;

/** Returns the totals of some leads for the table of results. */
function summaryOf(leads: readonly SentLead[], recordOf: (tag: string) => LeadRecord) {
  const found = leads.map(({ tag }) => recordOf(tag));
  const slowest = Math.max(
    ...leads.flatMap(({ responses }) => responses.map(({ milliseconds }) => milliseconds)),
  );
  return {
    leads: leads.length,
    faults: sum(leads.map(({ events }) => events.filter(({ fault }) => fault !== undefined).length)),
    acknowledged: leads.filter(isAcknowledged).length,
    rows: sum(found.map(({ ids }) => ids.length)),
    mails: sum(found.map(({ mails }) => mails)),
    'twice mailed': found.filter(({ mails }) => mails > 1).length,
    dead: sum(found.map(({ statuses }) => statuses.filter((status) => status === 'dead').length)),
    'slowest ms': Math.round(slowest),
  };
}

const started = performance.now();
const site = await startFaultySite();
try {
  // In sequence, because a kill makes every notification due, including one that a breakage left pending.
  const breakages = await detectBreakages(site);
  const killed = await runKills(site, kills);
  const leads = [...killed, ...(await runCampaign(site, { seeds, short: options.short }))];
  const violations = await findViolations(leads, site);
  const recordOf = await readRecords(site.admin, site.services.mailbox.messages());
  site.log.stop();
  console.table(
    breakages.map(({ broken, detected }) => ({
      'broken on purpose': broken,
      'detected as': detected.join(', ') || 'not at all',
    })),
  );
  const groups = Map.groupBy(leads, ({ label }) => label);
  const labels = [...groups.keys()].sort();
  const summaries = labels.map((label) => [label, summaryOf(groups.get(label) ?? [], recordOf)]);
  console.table(Object.fromEntries([...summaries, ['all', summaryOf(leads, recordOf)]]));
  for (const [promise, sentence] of Object.entries(promises)) {
    const broken = violations.filter((violation) => violation.promise === promise);
    console.log(
      `${broken.length === 0 ? 'kept  ' : 'BROKEN'}  ${sentence}${broken.length > 0 ? `: ${broken.length}` : ''}`,
    );
  }
  for (const violation of violations.slice(0, listedViolations)) console.log(JSON.stringify(violation));
  const seconds = Math.round((performance.now() - started) / 1000);
  // On a busy machine a blocked process looks like a slow function, so both are counted.
  const late = leads
    .flatMap(({ responses }) => responses)
    .filter(({ milliseconds }) => milliseconds > responseLimitMilliseconds);
  const lateByBlocking = late.filter(
    (response) => unblockedMilliseconds(response) <= responseLimitMilliseconds,
  );
  console.log(
    `${late.length} responses took more than ${responseLimitMilliseconds / 1000} s by the clock; ${lateByBlocking.length} of them only because the process was blocked.`,
  );
  console.log(`${kills} processes killed, ${seconds} s.`);
  if (violations.length > 0 || breakages.some(({ isDetected }) => !isDetected)) process.exitCode = 1;
} finally {
  await site.stop();
}
