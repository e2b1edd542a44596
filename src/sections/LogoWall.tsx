import { Picture } from '../components/Picture.tsx';
import { labelLanguage } from '../content/in-language.ts';
import copy from '../content/partners.yaml';

const { groups } = copy;

interface LogosProps {
  readonly partners: (typeof groups)[number]['partners'];
  readonly className: string;
}

function Logos({ partners, className }: LogosProps) {
  return (
    <ul className={className}>
      {partners.map(({ name, image }) => (
        <li key={name}>
          {/* The fixed height prevents a layout shift. Dark logos need a white background in forced-colours mode. */}
          <Picture
            image={image}
            alt={name}
            className="logo h-11 w-auto object-contain object-left forced-colors:bg-white forced-colors:p-1 forced-color-adjust-none"
          />
        </li>
      ))}
    </ul>
  );
}

/** Ten logos without headings: the first partner of each group, then the second of each. */
export function LogoRow() {
  const partners = [0, 1].flatMap((place) =>
    groups.flatMap((group) => group.partners.slice(place, place + 1)),
  );
  return (
    <Logos
      // Six on phones, and nine in rows of three.
      className="grid grid-cols-2 items-center gap-x-6 gap-y-7 page-sm:grid-cols-3 page-lg:grid-cols-5 max-page-sm:[&>:nth-child(n+7)]:hidden page-sm:max-page-lg:[&>:nth-child(10)]:hidden"
      partners={partners}
    />
  );
}

/** The logos of all partners, with a row for each group. Its headings are `h3`. */
export function LogoWall() {
  return (
    <div className="grid gap-y-8">
      {groups.map(({ title, partners }) => (
        <div key={title} className="grid items-center gap-x-gutter gap-y-5 page-lg:grid-cols-[1fr_3fr]">
          <h3 className="text-lead" {...labelLanguage(title)}>
            {title}
          </h3>
          <Logos
            className="grid grid-cols-2 items-center gap-x-6 gap-y-6 page-md:grid-cols-4 page-lg:[&_.logo]:h-14"
            partners={partners}
          />
        </div>
      ))}
    </div>
  );
}
