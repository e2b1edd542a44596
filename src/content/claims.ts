import * as z from 'zod/mini';
import { pastDate, sample } from './fields.ts';
import { uniqueNames } from './lists.ts';
import { checkedFile, nameField } from './loader/check-content.ts';
import { figure, line, matching, short } from './texts.ts';

/** What a claimed figure holds for: customers of the whole suite or of one product, the taxonomy and the report, the company. */
export const claimScopes = ['suite', 'matching', 'report', 'company'] as const;

const claim = z.strictObject({
  /** What pages call it: lower case with hyphens. */
  name: matching(/^[a-z][a-z-]*$/, 'a name in lower case with hyphens'),
  figure: figure(),
  wording: line(),
  scope: z.enum(claimScopes),
  /** What the figure counts, and against what. */
  measure: line(),
  source: line(),
  /** How many people, hires or records were counted. */
  counted: z.optional(line()),
  /** When they were counted. */
  period: z.optional(line()),
  reviewed: pastDate(),
  sample,
});

export const claims = z.strictObject({
  mark: line('figure wording'),
  /** Beside the first mark of a page. */
  key: short(),
  claims: z.array(claim).check(uniqueNames()),
});

const readClaims = checkedFile('content/claims', claims);

/** All claims. Throws while the file has mistakes: the check of that file reports them. */
export const knownClaims = () => readClaims().claims;

/** The name of a claim in `claims.yaml`, which becomes that name, its figure, its wording and its source. Runs at build only. */
export const claimField = () =>
  nameField('the name of a claim in claims.yaml', () =>
    knownClaims().map(
      ({ name, figure, wording, source }) => [name, { name, figure, wording, source }] as const,
    ),
  );
