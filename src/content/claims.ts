import * as z from 'zod/mini';
import { pastDate, sample } from './fields.ts';
import { isFiled } from './invented.ts';
import { uniqueNames } from './lists.ts';
import { checkedFile, nameField } from './loader/check-content.ts';
import { formattedFigure, label, sentence, stringMatching } from './texts.ts';

/** What a claim is about: customers of the suite, customers of one product, the taxonomy and the report, or the company. */
export const claimScopes = ['suite', 'matching', 'report', 'company'] as const;

const claim = z.strictObject({
  /** The name by which pages refer to it. */
  name: stringMatching(/^[a-z][a-z-]*$/, 'a name in lower case with hyphens'),
  figure: formattedFigure(),
  wording: sentence(),
  scope: z.enum(claimScopes),
  /** What the figure measures, and compared with what. */
  measure: sentence(),
  source: sentence(),
  /** How many people, hires or records were counted. */
  counted: z.optional(sentence()),
  /** When they were counted. */
  period: z.optional(sentence()),
  reviewed: pastDate(),
  sample,
});

/** An evidence mark: its visible word, and its label for screen readers. */
const mark = z.strictObject({ word: label(), label: sentence('figure wording') });

export const claims = z.strictObject({
  /** The marks of claims with and without evidence on file. */
  mark: z.strictObject({ filed: mark, pending: mark }),
  claims: z.array(claim).check(uniqueNames()),
});

const readClaims = checkedFile('content/claims', claims);

/** Returns all claims. Throws if `claims.yaml` has mistakes, which the check of that file reports. */
export const knownClaims = () => readClaims().claims;

/**
 * Returns the schema of a field that names a claim of `claims.yaml`. Its output is the claim's name, figure, wording, source and
 * whether its evidence is on file. Runs at build only.
 */
export const claimField = () =>
  nameField('the name of a claim in claims.yaml', () =>
    knownClaims().map(
      ({ name, figure, wording, source, ...claim }) =>
        [name, { name, figure, wording, source, filed: isFiled(claim) }] as const,
    ),
  );
