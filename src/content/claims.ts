import * as z from 'zod/mini';
import { pastDate, sample } from './fields.ts';
import { isFiled } from './invented.ts';
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

/** A mark beside a figure: the word that is seen, and what screen readers hear. */
const mark = z.strictObject({ word: short(), label: line('figure wording') });

export const claims = z.strictObject({
  /** By whether the evidence is on file. */
  mark: z.strictObject({ filed: mark, pending: mark }),
  claims: z.array(claim).check(uniqueNames()),
});

const readClaims = checkedFile('content/claims', claims);

/** All claims. Throws while the file has mistakes: the check of that file reports them. */
export const knownClaims = () => readClaims().claims;

/**
 * The name of a claim in `claims.yaml`, which becomes that name, its figure, its wording, its source and whether its evidence is
 * on file. Runs at build only.
 */
export const claimField = () =>
  nameField('the name of a claim in claims.yaml', () =>
    knownClaims().map(
      ({ name, figure, wording, source, ...claim }) =>
        [name, { name, figure, wording, source, filed: isFiled(claim) }] as const,
    ),
  );
