import { change, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type Lens = Content<'screens/skills-lens'>;

interface RankedSkillsProps extends Pick<Lens, 'labels'> {
  readonly title: string;
  /** First the skill whose demand changes most. */
  readonly skills: Lens['rising'];
}

/** Skills by their change of demand, each with the people the organisation is short of or has to spare. */
export function RankedSkills({ title, skills, labels }: RankedSkillsProps) {
  return (
    <div>
      <p className="screen-heading">{title}</p>
      <ol className="lens-ranked">
        {skills.map(({ name, trend, demand, supply }) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <small>
              {demand < supply
                ? fillIn(labels.spare, { spare: supply - demand })
                : fillIn(labels.gap, { gap: demand - supply })}
            </small>{' '}
            <span>{change(trend)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
