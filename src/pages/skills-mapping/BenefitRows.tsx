import type { Content } from '../../content/schemas.ts';

type BenefitRowsProps = Pick<Content<'skills-mapping'>['benefits'], 'items' | 'source'>;

/** Benefits as rows, each with the claim that stands for it and where its figure comes from. */
export function BenefitRows({ items, source }: BenefitRowsProps) {
  return (
    <ul className="benefits">
      {items.map(({ title, text, claim }) => (
        <li
          key={title}
          className="grid gap-y-3 gap-x-gutter py-7 border-t border-t-contour items-start page-md:grid-cols-[4fr_5fr_3fr] last:border-b last:border-b-contour"
        >
          <h3 className="font-700 text-heading">{title}</h3>
          <p>{text}</p>
          <p className="font-600">
            <span className="block tabular-nums font-display text-headline font-700 leading-none">
              {claim.figure}
            </span>{' '}
            {claim.wording}
            <span className="block text-slate text-caption font-400">
              {source}: {claim.source}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
