import { Picture } from '../components/Picture.tsx';
import type { Content } from '../content/schemas.ts';
import '../design/pictures.css';

type Group = Content<'partners'>['groups'][number];

function Logos({ partners, className }: Pick<Group, 'partners'> & { readonly className: string }) {
  return (
    <ul className={className}>
      {partners.map(({ name, image }) => (
        <li key={name}>
          <Picture image={image} words={name} className="logo" />
        </li>
      ))}
    </ul>
  );
}

/** Ten partners in one block without headings: the first two of each group, one of each in turn. */
export function LogoRow({ groups }: { readonly groups: readonly Group[] }) {
  const partners = [0, 1].flatMap((place) =>
    groups.flatMap((group) => group.partners.slice(place, place + 1)),
  );
  return <Logos className="logo-row" partners={partners} />;
}

/** The wall of all partners, group by group. Its headings are one level below the section's. */
export function LogoWall({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <div className="logo-wall">
      {groups.map(({ title, partners }) => (
        <div key={title} className="logo-group">
          <h3 className="logo-group-title">{title}</h3>
          <Logos className="logo-grid" partners={partners} />
        </div>
      ))}
    </div>
  );
}
