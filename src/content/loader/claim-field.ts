import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { claims } from '../schemas/site.ts';
import { checkContent } from './check-content.ts';
import { nameField } from './name-field.ts';

type Claim = z.output<typeof claims>['claims'][number];

/** A claim as pages show it. */
export type ShownClaim = Pick<Claim, 'figure' | 'wording' | 'source'>;

const claimsFile = new URL('../claims.yaml', import.meta.url);

/** All claims, or none while the file has mistakes: the check of that file reports them. Throws when it cannot be read. */
export function knownClaims(): readonly Claim[] {
  return (
    checkContent(readFileSync(claimsFile, 'utf8'), claims, 'src/content/claims.yaml').value?.claims ?? []
  );
}

/** The name of a claim in `claims.yaml`, which becomes its figure, its wording and its source. Runs at build only. */
export function claimField() {
  return nameField<ShownClaim>(
    'the name of a claim in claims.yaml',
    () => knownClaims().map(({ name }) => name),
    (wanted) => {
      const claim = knownClaims().find(({ name }) => name === wanted);
      return claim && { figure: claim.figure, wording: claim.wording, source: claim.source };
    },
  );
}
