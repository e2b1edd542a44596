/** One thing that went wrong while a test ran. */
export interface Trouble {
  /** `console.warning`, `uncaught error`, `policy violation` … */
  readonly kind: string;
  readonly text: string;
}

/** Collects what goes wrong during one test and tells what of it the test did not announce. */
export class TroubleLog {
  readonly #troubles: Trouble[] = [];
  readonly #expected: RegExp[] = [];

  /** Records a trouble. */
  add(trouble: Trouble): void {
    this.#troubles.push(trouble);
  }

  /**
   * Announces trouble that this test causes on purpose, such as Chromium's console error for every 4xx answer. The
   * pattern is matched against `kind: text`; it may match several times and must match at least once.
   */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Everything recorded so far, one `kind: text` each. */
  all(): string[] {
    return this.#troubles.map(({ kind, text }) => `${kind}: ${text}`);
  }

  /** What was announced and has not come yet. */
  absent(): string[] {
    return this.#expected
      .filter((pattern) => !this.all().some((line) => pattern.test(line)))
      .map((pattern) => `expected but not seen: ${pattern}`);
  }

  /** What the test has to answer for: trouble nobody announced, and announced trouble that never came. */
  verdict(): string[] {
    const unannounced = this.all().filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
    return [...unannounced, ...this.absent()];
  }
}
