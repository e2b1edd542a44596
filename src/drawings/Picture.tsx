import type { PictureSource } from './drawing.ts';

interface PictureProps {
  readonly picture: PictureSource;
  /** The `alt` text. Empty by default, for pictures whose neighbouring text says the same. */
  readonly alternative?: string;
  readonly className?: string;
  /** Whether it is on the first screen, which waits for it. */
  readonly eager?: boolean;
}

/** A drawing as an image file, lazy-loaded unless `eager`. Its size is set, so that loading does not shift the layout. */
export function Picture({ picture, alternative = '', className, eager = false }: PictureProps) {
  const { src, width, height, background } = picture;
  return (
    <img
      className={className ? `chart-image ${className}` : 'chart-image'}
      data-background={background}
      src={src}
      width={width}
      height={height}
      alt={alternative}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
