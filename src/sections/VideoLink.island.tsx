import type { ReactNode } from 'react';
import { createDialog, DialogLink, type SharedDialog } from '../components/DialogLink.tsx';
import { island } from '../components/island.tsx';
import type { VideoName } from './FilmPlayer.island.tsx';

/** The one video dialog of the site; closing it takes the player away. */
export const videoDialog: SharedDialog<VideoName> = createDialog(() =>
  import('./VideoDialog.tsx').then(({ VideoDialog }) => VideoDialog),
);

export interface VideoLinkProps {
  readonly name: VideoName;
  /** The video's own page. */
  readonly href: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** A link to a video's own page that the video dialog takes over once the page is live. */
export default function LiveVideoLink({ name, ...link }: VideoLinkProps) {
  return <DialogLink {...link} dialog={videoDialog} request={name} />;
}

export const VideoLink = island('sections/VideoLink', LiveVideoLink);
