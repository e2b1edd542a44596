import { parseArgs } from 'node:util';
import { sum } from '../../src/content/format.ts';
import { noticeBreakages } from './breakages.ts';
import { runCampaign, startFaultySite } from './campaign.ts';
import {
  answerLimitMilliseconds,
  findViolations,
  type LeadRecord,
  ownMilliseconds,
  promises,
  readRecords,
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

/** What became of some leads. */
function summaryOf(leads: readonly SentLead[], recordOf: (tag: string) => LeadRecord) {
  const found = leads.map(({ tag }) => recordOf(tag));
  const slowest = Math.max(
    ...leads.flatMap(({ answers }) => answers.map(({ milliseconds }) => milliseconds)),
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
  // One after the other: a kill makes every notification due, also one that was left behind on purpose.
  const noticed = await noticeBreakages(site);
  const killed = await runKills(site, kills);
  const leads = [...killed, ...(await runCampaign(site, { seeds, short: options.short }))];
  const violations = await findViolations(leads, site);
  const recordOf = await readRecords(site.admin, site.services.mailbox.messages());
  site.log.stop();
  console.table(
    noticed.map(({ broken, noticed }) => ({
      'broken on purpose': broken,
      'noticed as': noticed.join(', ') || 'not at all',
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
  // What waits for the machine looks like a slow answer: this tells how much of it there was.
  const late = leads
    .flatMap(({ answers }) => answers)
    .filter(({ milliseconds }) => milliseconds > answerLimitMilliseconds);
  console.log(
    `${late.length} answers took more than ${answerLimitMilliseconds / 1000} s by the clock; ${late.filter((answer) => ownMilliseconds(answer) <= answerLimitMilliseconds).length} of them only because the process was not let run meanwhile.`,
  );
  console.log(`${kills} processes killed, ${seconds} s.`);
  if (violations.length > 0 || noticed.some(({ right }) => !right)) process.exitCode = 1;
} finally {
  await site.stop();
}
