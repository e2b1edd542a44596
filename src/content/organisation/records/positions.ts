import * as z from 'zod/mini';
import { checkedFile } from '../../loader/check-content.ts';
import type { Organisation } from '../organisation.ts';
import { type SkillRecord, skillRecords } from '../skills.ts';
import { isSpread, type Person, type Row } from './people.ts';

/** The vacancies of the plan by division, which the screen of Skills Mapping shows. */
const readGrid = checkedFile(
  'content/screens/skills-mapping',
  z.looseObject({
    grid: z.looseObject({
      teams: z.array(z.string()),
      rows: z.array(z.looseObject({ group: z.string(), short: z.array(z.number()) })),
    }),
  }),
);

/** People whom pages show with a skill. They come first in its table. */
const holders: Readonly<Record<string, readonly string[]>> = { Python: ['0702', '0331'] };

/** The divisions in which hard skills of a group are at home. The others are at home in the office, and every other kind of skill everywhere. */
const homes: Readonly<Record<string, string>> = {
  'Operations & supply': 'Ports',
  'Engineering & manufacturing': 'Energy',
  'Energy & sustainability': 'Energy',
  'Health & care': 'Care',
};
const divisions = ['Office', 'Care', 'Energy', 'Ports'] as const;

/** Hands out the people of each division, with or without a passport, in turn, so that each gets a skill before any gets a second one. */
function queueOf(people: readonly Person[]) {
  const queues = Map.groupBy(people, ({ division, passport }) => `${division} ${passport}`);
  const served = new Map<string, number>();
  return (division: string, hasPassport: boolean, given: ReadonlySet<string>): Person => {
    const key = `${division} ${hasPassport}`;
    const queue = queues.get(key) ?? [];
    const from = served.get(key) ?? 0;
    for (let at = from; at < from + queue.length; at += 1) {
      const person = queue[at % queue.length];
      if (!person || given.has(person.staff)) continue;
      served.set(key, at + 1);
      return person;
    }
    throw new Error(`A skill needs more people than there are in ${division}.`);
  };
}

/** Returns the division of each vacancy of a skill. */
function divisionsOf(
  { name, group, demand, supply }: SkillRecord,
  plan: readonly string[],
): readonly string[] {
  const { teams, rows } = readGrid().grid;
  const own = plan.includes(name) ? rows.find((row) => row.group === group) : undefined;
  if (own) return teams.flatMap((team, place) => Array.from({ length: own.short[place] ?? 0 }, () => team));
  return Array.from({ length: Math.max(0, demand - supply) }, (_, index) =>
    name === 'Grid storage' ? 'Energy' : (teams[(index + name.length) % teams.length] ?? ''),
  );
}

/** Returns how each vacancy of a skill in the plan is filled. */
function outcomesOf(name: string, { counts, question, move }: Organisation): readonly string[] {
  const entry = counts.filled.find(({ skill }) => skill === name);
  if (!entry) return [];
  const repeat = (what: string, times: number) => Array.from({ length: times }, () => what);
  const steps =
    name === question.skill.name
      ? [
          ...repeat('ready now', question.ready),
          ...repeat('after one course', question.afterOneCourse),
          ...repeat('after two courses', move.people),
        ]
      : [...repeat('moves', entry.move), ...repeat('learns one step more', entry.train)];
  return [...steps, ...repeat('advertised', entry.hire)];
}

/**
 * Returns one row for each place in which a skill is needed, and one for each person who has it beyond those: so a skill's need, the
 * people who have it, the people short and those to spare are counts of rows.
 */
export function positionsOf(people: readonly Person[], organisation: Organisation): Row[] {
  const { counts, plan, passport } = organisation;
  const records = skillRecords();
  const inPlan = plan.entries.map(({ name }) => name);
  const all = records.reduce((sum, { supply }) => sum + supply, 0);
  const { university, employer, association } = counts.waiting;
  const waiting = university + employer + association;
  const own = counts.verified + waiting;
  const next = queueOf(people);
  const issuers = Object.values(passport.issuers).map(({ name }) => name);
  let [slot, proven, waited] = [0, 0, 0];
  /** Returns the state of a skill in a passport and who issues it. */
  const prove = (): readonly [string, string] => {
    const isWaiting = isSpread(proven, waiting, own);
    proven += 1;
    if (!isWaiting) return ['verified', issuers[proven % issuers.length] ?? ''];
    waited += 1;
    return ['waiting', issuers[waited <= university ? 0 : waited <= university + employer ? 1 : 2] ?? ''];
  };
  const rows = records.flatMap((record) => {
    const { name, group, demand, supply } = record;
    const given = new Set<string>();
    const home = record.kind === 'hard' ? (homes[group] ?? 'Office') : undefined;
    const vacancies = divisionsOf(record, inPlan);
    const outcomes = outcomesOf(name, organisation);
    return Array.from({ length: Math.max(demand, supply) }, (_, index): Row => {
      const common = {
        skill: name,
        group,
        needed: index < demand ? 'yes' : 'no',
        in_plan: inPlan.includes(name) ? 'yes' : '',
      };
      if (index >= supply)
        return {
          ...common,
          staff_no: '',
          division: vacancies[index - supply] ?? '',
          level: '',
          taught: '',
          passport: '',
          issuer: '',
          filled_by: outcomes[index - supply] ?? (inPlan.includes(name) ? 'open' : ''),
        };
      const proves = !isSpread(slot, all - own, all);
      slot += 1;
      const known = people.find(({ staff }) => staff === holders[name]?.[index]);
      const division = home ?? divisions[index % divisions.length] ?? 'Office';
      const person = known && proves ? known : next(division, proves, given);
      given.add(person.staff);
      const [state, issuer] = proves ? prove() : ['', ''];
      const isPython = name === 'Python';
      return {
        ...common,
        staff_no: person.staff,
        division: person.division,
        level: isPython
          ? index < counts.pythonHigh
            ? 5 - (index % 2)
            : 1 + (index % 3)
          : 1 + ((index * 3 + name.length) % 5),
        taught: isPython && index < counts.pythonTaught ? 'yes' : '',
        passport: state,
        issuer,
        filled_by: '',
      };
    });
  });
  return rows.map((row, index) => ({ place: index + 1, ...row }));
}
