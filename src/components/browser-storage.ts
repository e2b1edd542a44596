/** What the action on the browser's storage gives; undefined where the browser keeps no site data, or no more, and throws. */
export function tryStorage<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
