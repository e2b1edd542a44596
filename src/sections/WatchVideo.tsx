import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from '../components/Button.tsx';
import { DialogLink } from '../components/DialogLink.tsx';
import { outboundLinks } from '../content/links.ts';
import copy from '../content/videos.yaml';
import type { VideoName } from './VideoPlayer.island.tsx';

interface WatchVideoProps {
  readonly name: VideoName;
  readonly variant?: ButtonVariant | 'plain';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button, or a plain link, to a video's own page that the video dialog takes over once the page is live. */
export function WatchVideo({ name, variant = 'outline', className = '', children }: WatchVideoProps) {
  return (
    <DialogLink
      href={outboundLinks[copy.videos[name].link].href}
      className={variant === 'plain' ? className : buttonClass({ variant, className })}
      dialog="video"
      request={{ name }}
    >
      {children}
    </DialogLink>
  );
}
