import { createStore } from '../components/store.ts';
import type { VideoName } from './Film.tsx';

interface VideoRequest {
  /** The control that opened the dialog: it gets focus back. */
  readonly opener: HTMLElement;
  readonly name: VideoName;
}

/** The one video dialog of the site: the request that opened it last, and whether it is open. */
export const videoDialog = createStore<{
  readonly open: boolean;
  readonly request: VideoRequest | undefined;
}>({ open: false, request: undefined });

/** Opens the dialog with a video. */
export function openVideoDialog(request: VideoRequest): void {
  videoDialog.set({ open: true, request });
}

/** Closes the dialog and with it the player; what opened it gets focus back. */
export function closeVideoDialog(): void {
  videoDialog.set({ ...videoDialog.get(), open: false });
}

/** Fetches the dialog's chunk; called ahead of a press, and again harmless. */
export function loadVideoDialog() {
  return import('./VideoDialog.tsx');
}
