/** A picture file and the size its place is kept for, in CSS pixels. */
export interface PictureSource {
  readonly source: string;
  /** The same as AVIF, for browsers that show it. */
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
}

interface PictureProps {
  readonly image: PictureSource;
  /** What it says in words; without them it is decoration, and hidden where it cannot be loaded. */
  readonly words?: string;
  /** Whether it stands in the first screen, where waiting for the layout would only delay it. */
  readonly first?: boolean;
  readonly className?: string;
}

/**
 * A picture that keeps its place while it loads, which begins when it is near. A decoration that fails is hidden
 * (`hideLostPictures` in the shell); one with words leaves the words in its place.
 */
export function Picture({ image, words = '', first = false, className = '' }: PictureProps) {
  const shown = (
    <img
      className={`block max-w-full [&[hidden]]:hidden ${className || 'h-auto'}`}
      src={image.source}
      width={image.width}
      height={image.height}
      alt={words}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  return image.avif ? (
    <picture className="contents">
      <source srcSet={image.avif} type="image/avif" />
      {shown}
    </picture>
  ) : (
    shown
  );
}
