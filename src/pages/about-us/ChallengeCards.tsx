import type { Content } from '../../content/schemas.ts';

/** Three causes side by side, each over what follows from it. */
export function ChallengeCards({ cards, leads }: Pick<Content<'about-us'>['challenge'], 'cards' | 'leads'>) {
  return (
    <ul className="grid gap-y-10 gap-x-gutter page-md:grid-cols-3">
      {cards.map(({ title, text, follows, icon }) => (
        <li key={title} className="grid gap-3 row-span-4 grid-rows-subgrid">
          <span className={`text-lagoon [font-size:2rem] ${icon}`} aria-hidden="true" />
          <h3 className="text-title font-700">{title}</h3>
          <p>{text}</p>
          <p className="mt-2 pt-4 border-t border-t-front font-600">
            <span className="block text-quiet text-small font-400 leading-[1.55]">{leads}</span>
            {follows}
          </p>
        </li>
      ))}
    </ul>
  );
}
