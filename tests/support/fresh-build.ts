import { staleBuild } from '../../src/build/finished-build.ts';

/** Throws if `dist` is not the build of the present sources. For the set-up of tests that read the build. */
export default function requireFreshBuild(): void {
  const reason = staleBuild('.', process.env);
  if (reason !== undefined) throw new Error(reason);
}
