import copy from '../content/videos.yaml';
import { outboundLinks } from '../links.ts';
import { VideoLink, type VideoLinkProps } from './VideoLink.island.tsx';

interface WatchVideoProps extends Omit<VideoLinkProps, 'href' | 'className'> {
  readonly className?: string;
}

/** Opens a video of `videos.yaml` over the page. */
export function WatchVideo({ className = 'button', ...video }: WatchVideoProps) {
  return (
    <VideoLink {...video} className={className} href={outboundLinks[copy.videos[video.name].link].href} />
  );
}
