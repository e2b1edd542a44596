import { useSyncExternalStore } from 'react';

/** A value outside React that components can read and anything may set. */
export interface Store<Value> {
  readonly get: () => Value;
  /** What it began with, and what the built page shows. */
  readonly initial: Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that begins with `initial`; listeners run after every `set`. */
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

/** The store's value; the component renders again when it changes. While it hydrates it is what the store began with. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
