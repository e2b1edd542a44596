import { Portrait } from '../../components/Portrait.tsx';
import type { Content } from '../../content/schemas.ts';
import '../../design/pictures.css';

/** The people with portrait, role and biography; the first one leads across the whole width. */
export function TeamGrid({ people }: Content<'team'>) {
  return (
    <ul className="team @container">
      {people.map(({ name, role, bio, image }) => (
        <li key={name} className="member">
          <Portrait name={name} image={image} />
          <div className="member-text">
            <h3 className="member-name">{name}</h3>
            <p className="member-role">{role}</p>
            <p className="member-bio">{bio}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
