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
      <ol className="mt-1.5 [counter-reset:rank]">
        {skills.map(({ name, trend, demand, supply }) => (
          <li
            className="grid gap-2 py-1.25 border-t border-t-[var(--screen-line)] grid-cols-[1.25rem_1fr_auto_2.75rem] [counter-increment:rank] before:[content:counter(rank)_/_''] before:text-[var(--screen-quiet)]"
            key={name}
          >
            <b>{name}</b>{' '}
            <small className="text-[var(--screen-quiet)] [font-size:inherit] screen-sm:hidden screen-lg:block">
              {demand < supply
                ? fillIn(labels.spare, { spare: supply - demand })
                : fillIn(labels.gap, { gap: demand - supply })}
            </small>{' '}
            <span className="[grid-column:4] font-650 text-right">{change(trend)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
