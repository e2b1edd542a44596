import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';

/** Who asks what, what they do afterwards and the claim that stands for it. */
export function Askers({ source, askers, ...heading }: Content<'skills-agent'>['matters']) {
  return (
    <Sheet id="matters" {...heading}>
      <ul className="grid gap-y-12 gap-x-gutter page-md:grid-cols-3">
        {askers.map(({ who, question, text, claim }) => (
          <li
            key={who}
            className="grid gap-4 content-start page-md:grid page-md:[grid-row:span_4] page-md:grid-rows-[subgrid]"
          >
            <h3 className="relative px-5 pt-4.5 pb-5 bg-front text-ground text-heading font-600 leading-[1.25] forced-colors:border forced-colors:border-[CanvasText] after:content-[''] after:absolute after:left-5 after:top-full after:border-r-[0.75rem] after:border-l-0 after:border-t-[0.75rem] after:border-b-0 after:border-x-transparent after:border-t-front after:border-b-transparent">
              {question}
            </h3>
            <p className="pt-2 font-600">{who}</p>
            <p className="text-quiet">{text}</p>
            <p className="pt-4 border-t border-t-line font-600">
              <b className="block tabular-nums font-display text-headline leading-none">{claim.figure}</b>{' '}
              {claim.wording}
              <span className="block text-quiet text-caption font-400">
                {source}: {claim.source}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
