/** Returns the result of an action on the browser's storage, or undefined if it throws: storage may be blocked or full. */
export function tryStorage<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
