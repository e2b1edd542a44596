import { staleBuild } from '../../src/build/finished-build.ts';

/** Throws one sentence where `dist` is not the build of the present sources. For set-ups of tests that read the build. */
export default function requireFreshBuild(): void {
  const reason = staleBuild('.', process.env);
  if (reason !== undefined) throw new Error(reason);
}
