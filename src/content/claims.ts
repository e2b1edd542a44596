import * as z from 'zod/mini';
import { pastDate, sample } from './fields.ts';
import { uniqueNames } from './lists.ts';
import { checkedFile, nameField } from './loader/check-content.ts';
import { figure, line, matching } from './texts.ts';

const claim = z.strictObject({
  /** What pages call it: lower case with hyphens. */
  name: matching(/^[a-z][a-z-]*$/, 'a name in lower case with hyphens'),
  figure: figure(),
  wording: line(),
  source: line(),
  reviewed: pastDate(),
  sample,
});

export const claims = z.strictObject({ claims: z.array(claim).check(uniqueNames()) });

const readClaims = checkedFile('content/claims', claims);

/** All claims. Throws while the file has mistakes: the check of that file reports them. */
export const knownClaims = () => readClaims().claims;

/** The name of a claim in `claims.yaml`, which becomes its figure, its wording and its source. Runs at build only. */
export const claimField = () =>
  nameField('the name of a claim in claims.yaml', () =>
    knownClaims().map(({ name, figure, wording, source }) => [name, { figure, wording, source }] as const),
  );
