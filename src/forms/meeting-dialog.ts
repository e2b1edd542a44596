import { createStore } from '../components/store.ts';
import type { MeetingType } from '../submissions/kinds.ts';

export type MeetingPurpose = 'meeting' | 'register';

export interface MeetingRequest {
  /** The control that opened the dialog: it gets focus back, and its name goes into the lead's attribution. */
  readonly opener: HTMLElement;
  readonly control: string;
  /** The meeting type chosen beforehand, where the control stands for one. */
  readonly meetingType: MeetingType | undefined;
  /** What the dialog is called and says it is for: a meeting, or a place in the masterclass. */
  readonly purpose: MeetingPurpose;
}

/** The one meeting dialog of the site: the request that opened it last, and whether it is open. */
export const meetingDialog = createStore<{
  readonly open: boolean;
  readonly request: MeetingRequest | undefined;
}>({
  open: false,
  request: undefined,
});

/** Opens the dialog for a request. */
export function openMeetingDialog(request: MeetingRequest): void {
  meetingDialog.set({ open: true, request });
}

/** Closes the dialog; what opened it gets focus back. */
export function closeMeetingDialog(): void {
  meetingDialog.set({ ...meetingDialog.get(), open: false });
}

/** Fetches the dialog's chunk; called ahead of a press, and again harmless. */
export function loadMeetingDialog() {
  return import('./MeetingDialog.tsx');
}
