import type { DrawingSource } from './drawing.ts';

interface DrawingPictureProps {
  readonly picture: DrawingSource;
  readonly className?: string;
}

/** A drawing as a lazy-loaded image file, decorative: text beside it says the same. Its size is set, so that loading does not shift the layout. */
export function DrawingPicture({ picture, className }: DrawingPictureProps) {
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
