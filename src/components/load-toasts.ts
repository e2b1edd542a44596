import { chunkTimeout } from '../site.ts';
import { withTimeout } from './load-or-leave.ts';

const importToasts = () => import('./Toasts.tsx').then((module) => module.Toasts);

let toasts: ReturnType<typeof importToasts> | undefined;

/**
 * Loads the component that shows the toasts. Rejects if its chunk does not load. All callers get the same promise, so that a
 * form never relies on toasts after they have failed to load.
 */
export function loadToasts(): ReturnType<typeof importToasts> {
  toasts ??= importToasts();
  return toasts;
}

/** Returns whether toasts can be shown, within `chunkTimeout` milliseconds. */
export async function canShowToasts(): Promise<boolean> {
  try {
    await withTimeout(loadToasts(), chunkTimeout);
    return true;
  } catch {
    return false;
  }
}
