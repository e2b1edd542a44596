import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { skills } from '../organisation/skills.ts';
import { checkContent } from './check-content.ts';

type Table = z.output<typeof skills>;

/** A skill of the sample organisation with the group it stands in. */
export type SkillRecord = Table['groups'][number]['skills'][number] & { readonly group: string };

/** Sums over some skills; all but `skills` count people. */
export interface SkillTotals {
  /** How many skills were added up. */
  readonly skills: number;
  readonly demand: number;
  readonly supply: number;
  /** Demand less supply; what is short less what is spare. */
  readonly gap: number;
  /** People missing, over the skills that are short. */
  readonly short: number;
  /** People to spare, over the others. */
  readonly spare: number;
}

/** Adds up demand, supply and gap. */
export function skillTotals(records: readonly Pick<SkillRecord, 'demand' | 'supply'>[]): SkillTotals {
  const sum = (amount: (record: Pick<SkillRecord, 'demand' | 'supply'>) => number) =>
    records.reduce((total, record) => total + amount(record), 0);
  const demand = sum((record) => record.demand);
  const supply = sum((record) => record.supply);
  const short = sum((record) => Math.max(0, record.demand - record.supply));
  return {
    skills: records.length,
    demand,
    supply,
    gap: demand - supply,
    short,
    spare: short - demand + supply,
  };
}

const tableFile = new URL('../organisation/skills.yaml', import.meta.url);

/** The last text that was read and what it says: the development server asks again with every change. */
let known: { readonly text: string; readonly records: readonly SkillRecord[] } | undefined;

/**
 * All skills of `skills.yaml` in its order, or none while the file has mistakes: the check of that file reports them.
 * Runs at build only. Throws when the file cannot be read.
 */
export function skillRecords(): readonly SkillRecord[] {
  const text = readFileSync(tableFile, 'utf8');
  if (known?.text !== text) {
    const table = checkContent(text, skills, 'src/content/organisation/skills.yaml').value;
    const records = (table?.groups ?? []).flatMap((group) =>
      group.skills.map((skill) => ({ ...skill, group: group.name })),
    );
    known = { text, records };
  }
  return known.records;
}
