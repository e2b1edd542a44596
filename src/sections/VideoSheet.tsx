import { Sheet } from './Sheet.tsx';
import { Video, type VideoName } from './Video.tsx';

interface VideoSheetProps {
  readonly video: VideoName;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** A video on the dark sheet, as wide as the page. */
export function VideoSheet({ video, ...heading }: VideoSheetProps) {
  return (
    <Sheet id="video" {...heading} ground="ink">
      <Video name={video} />
    </Sheet>
  );
}
