import { useStore } from '../components/store.ts';
import { usePart } from '../components/use-part.ts';
import { loadVideoDialog, videoDialog } from '../sections/video-dialog.ts';

const load = () => loadVideoDialog().then(({ VideoDialog }) => VideoDialog);

/** The place of the video dialog in the page: nothing until it is first opened. */
export function VideoDialogHost() {
  const Dialog = usePart(useStore(videoDialog).request !== undefined, load);
  return Dialog ? <Dialog /> : null;
}
