import type { ReactNode } from 'react';
import { DialogLink } from '../components/DialogLink.tsx';
import copy from '../content/videos.yaml';
import { outboundLinks } from '../links.ts';
import type { VideoName } from './FilmPlayer.island.tsx';

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
      dialog="video"
      request={{ name }}
    >
      {children}
    </DialogLink>
  );
}
