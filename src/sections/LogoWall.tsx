import { Picture } from '../components/Picture.tsx';
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
          {/* A given height keeps the logo's place while it loads; dark ink needs its paper in forced colours. */}
          <Picture
            image={image}
            words={name}
            className="logo h-11 w-auto object-contain object-left forced-colors:bg-white forced-colors:p-1 forced-color-adjust-none"
          />
        </li>
      ))}
    </ul>
  );
}

/** Ten partners in one block without headings: the first two of each group, one of each in turn. */
export function LogoRow() {
  const partners = [0, 1].flatMap((place) =>
    groups.flatMap((group) => group.partners.slice(place, place + 1)),
  );
  return (
    <Logos
      // Six on phones; ten would leave one alone in a row of three.
      className="grid grid-cols-2 items-center gap-x-6 gap-y-7 page-sm:grid-cols-3 page-lg:grid-cols-5 max-page-sm:[&>:nth-child(n+7)]:hidden page-sm:max-page-lg:[&>:nth-child(10)]:hidden"
      partners={partners}
    />
  );
}

/** The wall of all partners, group by group. Its headings are one level below the section's. */
export function LogoWall() {
  return (
    <div className="grid gap-8">
      {groups.map(({ title, partners }) => (
        <div key={title} className="grid gap-4">
          <h3 className="text-heading">{title}</h3>
          <Logos
            className="grid grid-cols-2 pr-px pb-px *:-mr-px *:-mb-px *:border *:border-contour *:grid *:grid-cols-[minmax(0,1fr)] *:h-26.5 *:place-items-center *:bg-paper *:px-4 page-md:grid-cols-4 page-md:*:h-34.5 page-lg:[&_.logo]:h-16"
            partners={partners}
          />
        </div>
      ))}
    </div>
  );
}
