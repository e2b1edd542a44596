const importToasts = () => import('./Toasts.tsx').then((module) => module.Toasts);

let toasts: ReturnType<typeof importToasts> | undefined;

/** Loads the component that shows the toasts, once. Rejects if its chunk does not load; forms then show the outcome themselves. */
export function loadToasts(): ReturnType<typeof importToasts> {
  toasts ??= importToasts();
  return toasts;
}
