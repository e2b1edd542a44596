/** What the action on the browser's storage gives; undefined where the browser keeps no site data and throws at the mere look. */
export function whereStored<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
