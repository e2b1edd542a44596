import type { Content } from '../../content/schemas.ts';

type BeforeAfterProps = Pick<Content<'business-leader'>['advantages'], 'columns' | 'items'>;

/** What is different, line by line: until now on the left, from now on the right. */
export function BeforeAfter({ columns, items }: BeforeAfterProps) {
  return (
    <ul className="before-after">
      {items.map(({ title, before, after }) => (
        <li
          key={title}
          className="grid gap-y-3 gap-x-gutter py-6 border-t border-t-line page-md:grid-cols-[calc(25%_-_var(--grid-gap))_4fr_5fr] last:border-b last:border-b-line"
        >
          <h3 className="text-heading font-700 leading-[1.55]">{title}</h3>
          <p className="text-quiet">
            <span className="block text-quiet text-small font-400 leading-[1.55]">{columns.before}</span>
            {before}
          </p>
          <p className="pl-4 border-l-4 border-l-sun font-600">
            <span className="block text-quiet text-small font-400 leading-[1.55]">{columns.after}</span>
            {after}
          </p>
        </li>
      ))}
    </ul>
  );
}
