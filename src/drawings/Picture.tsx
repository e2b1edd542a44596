import type { PictureSource } from './drawing.ts';

interface PictureProps {
  readonly picture: PictureSource;
  readonly className?: string;
}

/** A drawing as a lazy-loaded image file, decorative: text beside it says the same. Its size is set, so that loading does not shift the layout. */
export function Picture({ picture, className }: PictureProps) {
  const { src, width, height, background } = picture;
  return (
    <img
      className={className ? `chart-image ${className}` : 'chart-image'}
      data-background={background}
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
