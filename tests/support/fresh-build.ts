import { staleBuild } from '../../src/build/finished-build.ts';

/** Throws if `dist` is not a build of the present sources. Vitest runs it before the tests of the build. */
export default function requireFreshBuild(): void {
  const reason = staleBuild('.', process.env);
  if (reason !== undefined) throw new Error(reason);
}
