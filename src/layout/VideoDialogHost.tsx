import { useStore } from '../components/store.ts';
import { useLazyComponent } from '../components/use-lazy-component.ts';
import { loadVideoDialog, videoDialog } from '../sections/video-dialog.ts';

const load = () => loadVideoDialog().then(({ VideoDialog }) => VideoDialog);

/** The place of the video dialog in the page: nothing until it is first opened. */
export function VideoDialogHost() {
  const Dialog = useLazyComponent(useStore(videoDialog).request !== undefined, load);
  return Dialog ? <Dialog /> : null;
}
