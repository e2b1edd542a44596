import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../components/store.ts';
import { loadMeetingDialog, meetingDialog } from './meeting-dialog.ts';

/** The place of the meeting dialog in the page: nothing until it is first opened. */
export function MeetingDialogHost() {
  const { request } = useStore(meetingDialog);
  const [Dialog, setDialog] = useState<ComponentType>();
  const wanted = request !== undefined;
  useEffect(() => {
    if (wanted) void loadMeetingDialog().then((module) => setDialog(() => module.MeetingDialog));
  }, [wanted]);
  return Dialog ? <Dialog /> : null;
}
