import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DatabaseFailure, openDatabase, readRows } from '../../../netlify/submissions/database.ts';
import { type DatabaseSettings, readDatabaseSettings } from '../../../netlify/submissions/environment.ts';
import { isPreview } from '../../content/days.ts';
import { listed } from '../../content/format.ts';
import { withoutAllowed } from './launch.ts';

/** What a build found when it compared its migrations with those of the database. */
interface Comparison {
  /** One sentence for the build's output, without a value of a variable. */
  readonly sentence: string;
  /** Whether the build has to end. */
  readonly stops: boolean;
}

const limitMilliseconds = 10_000;

/** The name by which `LAUNCH_ALLOW` lets a production build go on without an answer of the database. */
const allowance = 'database';

/** The function that lists the applied migrations is one of them. SQLSTATE 42883: undefined function. */
const undefinedFunction = 'sqlstate_42883';

const ownMigrations = join(import.meta.dirname, '../../../db/migrations');

/** Returns the names of the migrations in a folder, without their ending, in their order. */
function migrationsIn(directory: string): readonly string[] {
  return readdirSync(directory)
    .filter((file) => /^\d+_.*\.(?:sql|js)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort();
}

const rows = z.array(z.object({ name: z.string() }));

/** Returns the names of the database's applied migrations; none for a database that cannot list them yet. */
async function appliedMigrations(settings: DatabaseSettings, milliseconds: number) {
  const statement = { text: 'select name from applied_migrations() as name' };
  try {
    return await readRows(openDatabase(settings), statement, rows, AbortSignal.timeout(milliseconds));
  } catch (error) {
    if (error instanceof DatabaseFailure && error.message === undefinedFunction) return [];
    throw error;
  }
}

/** Reads the settings of the deploy's database. Returns what is wrong with them as a sentence. */
function settingsOf(environment: NodeJS.ProcessEnv): DatabaseSettings | string {
  let sentence = '';
  const log: Parameters<typeof readDatabaseSettings>[1] = (_, event) => {
    sentence = event.sentence ?? '';
  };
  return readDatabaseSettings(environment, log, environment.CONTEXT) ?? sentence;
}

/**
 * Compares the files of `db/migrations` with those that the deploy's database has applied, because functions whose database
 * lacks a migration answer every submission with 503. A production build of Netlify uses `DATABASE_URL` and stops for what is
 * pending. It also stops where the database does not answer within ten seconds, unless `LAUNCH_ALLOW` names `database`. Builds of
 * previews use `PREVIEW_DATABASE_URL` and are warned only. Returns undefined outside Netlify. Never throws.
 */
export async function comparedMigrations(
  environment: NodeJS.ProcessEnv,
  { directory = ownMigrations, milliseconds = limitMilliseconds } = {},
): Promise<Comparison | undefined> {
  if (environment.NETLIFY !== 'true') return undefined;
  const preview = isPreview(environment);
  const variable = preview ? 'PREVIEW_DATABASE_URL' : 'DATABASE_URL';
  const found = (sentence: string, stops: boolean): Comparison =>
    preview ? { sentence: `Warning: ${sentence}`, stops: false } : { sentence, stops };
  if (!environment[variable]) {
    const sentence = `The migrations were not compared: this build has no ${variable}. Make sure that npm run db:migrate has run.`;
    return { sentence, stops: false };
  }
  const settings = settingsOf(environment);
  if (typeof settings === 'string') return found(settings, true);
  try {
    const applied = (await appliedMigrations(settings, milliseconds)).map(({ name }) => name);
    const pending = migrationsIn(directory).filter((name) => !applied.includes(name));
    if (pending.length === 0)
      return { sentence: `The database of ${variable} has all migrations.`, stops: false };
    return found(
      `The database of ${variable} lacks ${listed(pending)}; run npm run db:migrate against it, then deploy again (docs/releases.md, "A release").`,
      true,
    );
  } catch (error) {
    const code = error instanceof DatabaseFailure ? error.message : 'unknown';
    const sentence = `The database of ${variable} did not list its migrations within ${milliseconds / 1000} seconds (${code}); deploy again once it answers, or allow that by name in LAUNCH_ALLOW. [${allowance}]`;
    return found(
      sentence,
      withoutAllowed([{ name: allowance, sentence }], environment.LAUNCH_ALLOW).length > 0,
    );
  }
}
