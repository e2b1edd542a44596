import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../components/store.ts';
import { loadVideoDialog, videoDialog } from '../sections/video-dialog.ts';

/** The place of the video dialog in the page: nothing until it is first opened. */
export function VideoDialogHost() {
  const { request } = useStore(videoDialog);
  const [Dialog, setDialog] = useState<ComponentType>();
  const wanted = request !== undefined;
  useEffect(() => {
    if (wanted) void loadVideoDialog().then((module) => setDialog(() => module.VideoDialog));
  }, [wanted]);
  return Dialog ? <Dialog /> : null;
}
