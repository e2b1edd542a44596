/** A picture file with its size in CSS pixels. */
export interface PictureSource {
  readonly source: string;
  /** The same picture as AVIF, for browsers that support it. */
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
}

interface PictureProps {
  readonly image: PictureSource;
  /** Its text alternative. A picture without one is decorative. */
  readonly alt?: string;
  readonly className?: string;
  /** Loads it at once, for the picture of a page's first screen. */
  readonly first?: boolean;
}

/**
 * A picture with its space reserved, loaded as it comes near. If it fails to load, the browser shows its text alternative;
 * `hideLostPictures` hides a decorative one.
 */
export function Picture({ image, alt = '', className = '', first = false }: PictureProps) {
  const shown = (
    <img
      className={`block max-w-full [&[hidden]]:hidden ${className || 'h-auto'}`}
      src={image.source}
      width={image.width}
      height={image.height}
      alt={alt}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
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
