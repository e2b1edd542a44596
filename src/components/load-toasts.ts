import { chunkTimeout } from '../site.ts';
import { withTimeout } from './load-or-leave.ts';

const importToasts = () => import('./Toasts.tsx').then((module) => module.Toasts);

let toasts: ReturnType<typeof importToasts> | undefined;

/**
 * Loads the component that shows the toasts. Rejects where its chunk cannot be had. All callers get the same answer, so that a
 * form never relies on toasts that the page has given up.
 */
export function loadToasts(): ReturnType<typeof importToasts> {
  toasts ??= importToasts();
  return toasts;
}

/** Returns whether toasts can be shown, after `chunkTimeout` milliseconds at the latest. */
export async function canShowToasts(): Promise<boolean> {
  try {
    await withTimeout(loadToasts(), chunkTimeout);
    return true;
  } catch {
    return false;
  }
}
