import { Picture, type PictureSource } from '../../components/Picture.tsx';
import { initials } from '../../content/format.ts';

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
    <span
      className="portrait relative grid aspect-square place-items-center overflow-clip rounded-md bg-mist [container-type:inline-size]"
      aria-hidden="true"
    >
      <span className="font-display text-[34cqi] font-600 leading-none text-lagoon">{initials(name)}</span>
      <Picture image={image} className="absolute inset-0 size-full object-cover" />
    </span>
  );
}
