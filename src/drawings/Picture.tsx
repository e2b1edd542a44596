import type { PictureSource } from './drawing.ts';

interface PictureProps {
  readonly picture: PictureSource;
  /** The `alt` text. Empty by default, for pictures whose neighbouring text says the same. */
  readonly alternative?: string;
  readonly className?: string;
}

/** A drawing as a lazy-loaded image file. Its size is set, so that loading does not shift the layout. */
export function Picture({ picture, alternative = '', className }: PictureProps) {
  const { src, width, height, background } = picture;
  return (
    <img
      className={className ? `chart-image ${className}` : 'chart-image'}
      data-background={background}
      src={src}
      width={width}
      height={height}
      alt={alternative}
      loading="lazy"
      decoding="async"
    />
  );
}
