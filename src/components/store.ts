import { useSyncExternalStore } from 'react';

/** A value outside React, which components can subscribe to. */
export interface Store<Value> {
  readonly get: () => Value;
  /** The first value, which the built page shows. */
  readonly initial: Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a store with the value `initial`. Listeners run after every `set`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the store's value, and its initial value during hydration. The component renders again when the value changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
