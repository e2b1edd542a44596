import { Picture } from '../../components/Picture.tsx';
import { labelLanguage } from '../../content/in-language.ts';
import copy from '../../content/partners.yaml';

const { groups } = copy;

interface ImagesProps {
  readonly partners: (typeof groups)[number]['partners'];
  readonly className: string;
  readonly small?: boolean;
}

function Images({ partners, className, small = false }: ImagesProps) {
  return (
    <ul className={className}>
      {partners.map(({ name, image }) => (
        <li key={name}>
          {/* The fixed height prevents a layout shift. Dark logos need a white background in forced-colours mode. */}
          <Picture
            image={image}
            alt={name}
            className={`${small ? 'h-10' : 'h-11'} w-auto object-contain object-left forced-colors:bg-white forced-colors:p-1 forced-color-adjust-none`}
          />
        </li>
      ))}
    </ul>
  );
}

/** The first partner of each group, then the second of each. */
const tenPartners = () =>
  [0, 1].flatMap((place) => groups.flatMap((group) => group.partners.slice(place, place + 1)));

interface LogosProps {
  /**
   * - `wall`: all logos, with a row for each group. Its headings are `h3`.
   * - `row`: ten logos without headings.
   */
  readonly variant?: 'wall' | 'row';
}

/** The partners of `partners.yaml`. */
export function Logos({ variant = 'wall' }: LogosProps) {
  if (variant === 'row')
    return (
      <Images
        // Six on phones, and nine in rows of three.
        className="grid grid-cols-2 items-center gap-x-6 gap-y-7 page-sm:grid-cols-3 page-lg:grid-cols-5 max-page-sm:[&>:nth-child(n+7)]:hidden page-sm:max-page-lg:[&>:nth-child(10)]:hidden"
        partners={tenPartners()}
      />
    );
  return (
    <div className="grid gap-y-5">
      {groups.map(({ title, partners }) => (
        <div key={title} className="grid items-center gap-x-gutter gap-y-3 page-lg:grid-cols-[1fr_3fr]">
          <h3 className="text-body" {...labelLanguage(title)}>
            {title}
          </h3>
          <Images
            small
            className="grid grid-cols-2 items-center gap-x-6 gap-y-3 page-md:grid-cols-4"
            partners={partners}
          />
        </div>
      ))}
    </div>
  );
}
