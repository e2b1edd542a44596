import cover from 'virtual:chart-pictures/skills-lens/ink';
import { ChartImage } from '../../charts/ChartImage.tsx';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import './report.css';

type ReportContentsProps = Content<'future-skills-report'>['contents'] & {
  /** The report's name, on its cover. */
  readonly report: string;
};

/** The report's cover beside its table of contents. */
export function ReportContents({ report, page, items, ...heading }: ReportContentsProps) {
  return (
    <Sheet id="contents" {...heading} ground="mist">
      <div className="report-contents">
        <div className="report-cover" aria-hidden="true">
          <span className="report-cover-name">{report}</span>
          <ChartImage picture={cover} />
        </div>
        <ol className="report-chapters">
          {items.map((chapter) => (
            <li key={chapter.title} className="report-chapter">
              <h3 className="font-700 text-heading">{chapter.title}</h3>
              <p>{chapter.text}</p>
              <p className="report-page">
                <span className="visually-hidden">{page} </span>
                {chapter.page}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
