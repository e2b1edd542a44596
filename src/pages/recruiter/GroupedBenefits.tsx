import type { Content } from '../../content/schemas.ts';

/** Benefits by whom they are for, the groups in the margin. */
export function GroupedBenefits({ groups }: Pick<Content<'recruiter'>['benefits'], 'groups'>) {
  return (
    <ul className="grouped">
      {groups.map(({ who, items }) => (
        <li
          key={who}
          className="grid gap-y-4 gap-x-gutter py-7 border-t border-t-line page-lg:gap-0 page-lg:grid-cols-[3fr_9fr] last:border-b last:border-b-line"
        >
          <p className="text-quiet font-600">{who}</p>
          <ul className="grid gap-y-6 gap-x-gutter-wide page-sm:grid-cols-2">
            {items.map(({ title, text }) => (
              <li className="grid gap-2 content-start" key={title}>
                <h3 className="text-heading font-700 leading-[1.55]">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
