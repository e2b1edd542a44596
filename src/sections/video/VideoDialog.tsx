import { Dialog } from '../../components/Dialog.tsx';
import type { SharedDialog } from '../../components/dialogs.tsx';
import { takeFocus } from '../../components/focus.ts';
import { useStore } from '../../components/store.ts';
import copy from '../../content/videos.yaml';
import LiveVideoPlayer from './VideoPlayer.island.tsx';
import type { VideoName } from './video-source.ts';

const isVideo = (name: string): name is VideoName => Object.hasOwn(copy.videos, name);

/** The shared video dialog. It starts the video when it opens, and removes the player when it closes. */
export function VideoDialog({ dialog }: { readonly dialog: SharedDialog }) {
  const name = useStore(dialog).request?.name ?? '';
  if (!isVideo(name)) return null;
  const { title, text } = copy.videos[name];
  return (
    <Dialog dialog={dialog} title={title} description={text} closeLabel={copy.dialog.close} video>
      {/* Focus starts outside the player: keys pressed inside a cross-origin frame, such as Escape, do not reach the dialog. */}
      <div ref={takeFocus} tabIndex={-1}>
        <LiveVideoPlayer name={name} startNow />
      </div>
    </Dialog>
  );
}
