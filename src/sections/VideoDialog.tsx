import { Dialog } from '../components/Dialog.tsx';
import type { SharedDialog } from '../components/dialogs.tsx';
import { takeFocus } from '../components/focus.ts';
import { useStore } from '../components/store.ts';
import copy from '../content/videos.yaml';
import LiveVideoPlayer from './VideoPlayer.island.tsx';
import type { VideoName } from './video-source.ts';

const isVideo = (name: string): name is VideoName => Object.hasOwn(copy.videos, name);

/** The shared video dialog. The press that opened it was the press on play; closing it takes the player away. */
export function VideoDialog({ dialog }: { readonly dialog: SharedDialog }) {
  const name = useStore(dialog).request?.name ?? '';
  if (!isVideo(name)) return null;
  const { title, text } = copy.videos[name];
  return (
    <Dialog dialog={dialog} title={title} description={text} closeLabel={copy.dialog.close} video>
      {/* Focus begins beside the player: a key pressed inside a frame from elsewhere, such as Escape, never gets here. */}
      <div ref={takeFocus} tabIndex={-1}>
        <LiveVideoPlayer name={name} startNow />
      </div>
    </Dialog>
  );
}
