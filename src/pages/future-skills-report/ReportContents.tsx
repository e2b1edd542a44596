import type { Content } from '../../content/schemas.ts';
import { Picture } from '../../drawings/Picture.tsx';
import cover from '../../drawings/skills-lens.drawing.tsx?picture&ink';
import { Section } from '../../sections/Section.tsx';

type ReportContentsProps = Content<'future-skills-report'>['contents'] & {
  /** The report's name, on its cover. */
  readonly report: string;
};

/** The report's cover beside its table of contents. */
export function ReportContents({ report, page, items, ...heading }: ReportContentsProps) {
  return (
    <Section id="contents" {...heading} ground="mist">
      <div className="grid gap-10 page-md:gap-gutter-wide page-md:grid-cols-[1fr_2fr] page-md:items-start">
        <div
          className="relative aspect-210/297 max-w-76 overflow-hidden bg-ink text-paper"
          aria-hidden="true"
        >
          <span className="block p-6 font-display text-title font-700 leading-none">{report}</span>
          <Picture
            className="absolute inset-x-0 bottom-0 h-[68%] w-full object-cover object-[22%_50%]"
            picture={cover}
          />
        </div>
        <ol>
          {items.map((chapter) => (
            <li
              key={chapter.title}
              className="grid gap-y-1 gap-x-4 py-5 border-b border-b-line grid-cols-[1fr_3rem] items-baseline first:border-t first:border-t-line"
            >
              <h3 className="font-700 text-heading">{chapter.title}</h3>
              <p className="col-1 text-slate">{chapter.text}</p>
              <p className="col-2 row-1 text-ink tabular-nums font-display text-heading font-700 text-right leading-normal">
                <span className="visually-hidden">{page} </span>
                {chapter.page}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
