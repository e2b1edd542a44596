import type { ReactNode } from 'react';
import { createDialog, DialogLink, type SharedDialog } from '../components/DialogLink.tsx';
import copy from '../content/videos.yaml';
import { outboundLinks } from '../links.ts';
import type { VideoName } from './Film.tsx';

/** The one video dialog of the site; closing it takes the player away. */
export const videoDialog: SharedDialog<VideoName> = createDialog(() =>
  import('./VideoDialog.tsx').then(({ VideoDialog }) => VideoDialog),
);

interface WatchVideoProps {
  readonly name: VideoName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a video's own page that the video dialog takes over once the page is live. */
export function WatchVideo({ name, className = 'button', children }: WatchVideoProps) {
  return (
    <DialogLink
      href={outboundLinks[copy.videos[name].link].href}
      className={className}
      dialog={videoDialog}
      request={name}
    >
      {children}
    </DialogLink>
  );
}
