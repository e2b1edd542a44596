import { initials } from './initials.ts';
import { Picture, type PictureSource } from './Picture.tsx';
import '../design/pictures.css';

interface PortraitProps {
  readonly name: string;
  readonly image: PictureSource;
}

/**
 * A square portrait over the person's initials, which are seen where the picture cannot be loaded, with and without
 * scripts. It is decoration: the name stands beside it in words.
 */
export function Portrait({ name, image }: PortraitProps) {
  return (
    <span className="portrait" aria-hidden="true">
      <span className="portrait-initials">{initials(name)}</span>
      <Picture image={image} className="portrait-picture" />
    </span>
  );
}
