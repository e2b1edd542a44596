/** One thing that stands between this site and its launch. */
export interface Finding {
  /** What `LAUNCH_ALLOW` may name, for example `link:bookingPage` or `sample:team.yaml`. */
  readonly name: string;
  /** Where it is and what is to be done, in one sentence. */
  readonly sentence: string;
}

/** One allowed name, or the beginning of names with `*` at its end. */
function allows(allowed: string, name: string): boolean {
  return allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : name === allowed;
}

/** The findings that `allowance` does not name: a list of names with commas, as `LAUNCH_ALLOW` has it. */
export function withoutAllowed(
  findings: readonly Finding[],
  allowance: string | undefined,
): readonly Finding[] {
  const allowed = (allowance ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return findings.filter(({ name }) => !allowed.some((one) => allows(one, name)));
}
