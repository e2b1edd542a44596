import { Picture } from '../components/Picture.tsx';
import type { Content } from '../content/schemas.ts';

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

/** The partners in one block without headings: the first of each group in turn, as many of each as asked for. */
export function LogoRow({
  groups,
  ofEach = 2,
}: {
  readonly groups: readonly Group[];
  readonly ofEach?: number;
}) {
  const rounds = Array.from({ length: ofEach }, (_, round) =>
    groups.flatMap(({ partners }) => partners.slice(round, round + 1)),
  );
  return <Logos className="logo-row" partners={rounds.flat()} />;
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
