import { knownClaims } from '../content/claims.ts';
import type { Finding } from './finding.ts';

/** A figure that nobody has looked at for so long is not to be claimed. */
const validDays = 365;

/** Claims whose last review is more than a year before `today`. */
export function staleClaims(
  today: Date,
  claims: ReturnType<typeof knownClaims> = knownClaims(),
): readonly Finding[] {
  return claims
    .filter(({ reviewed }) => (today.getTime() - Date.parse(reviewed)) / 86_400_000 > validDays)
    .map(({ name, figure, wording, reviewed }) => ({
      name: `claim:${name}`,
      sentence: `src/content/claims.yaml: “${figure} ${wording}” was last reviewed on ${reviewed}; check it again.`,
    }));
}
