import { BackLink } from '../../components/BackLink.tsx';
import copy from '../../content/future-skills-report.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ReportForm } from '../../forms/ReportForm.tsx';
import { Ending } from '../../sections/Ending.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { ReportContents } from './ReportContents.tsx';
import { SkillMovers } from './SkillMovers.tsx';

export const { head } = copy;

/** What the report holds, and the form that opens it. */
export function Component() {
  const { closing } = copy;
  return (
    <>
      <section className="pt-hero pb-band">
        <div className="page grid gap-12 page-lg:gap-18 page-lg:grid-cols-[7fr_5fr] page-lg:items-start">
          <div className="grid gap-5 content-start justify-items-start">
            <BackLink to="/">{copy.back}</BackLink>
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="font-700 text-display tracking-[-0.02em]">{copy.title}</h1>
            <p className="max-w-[52ch] text-lead">{copy.text}</p>
            <dl className="mt-3 flex w-full flex-wrap gap-x-12 gap-y-4 border-y border-y-contour py-5">
              {copy.stats.map((claim) => (
                <div key={claim.wording} className="flex flex-col-reverse">
                  <dt className="text-slate text-small">{claim.wording}</dt>
                  <dd className="font-display text-headline font-700 tabular-nums">{claim.figure}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="grid content-start gap-6 border border-ink bg-mist p-panel [&_.card]:border-0 [&_.card]:bg-transparent [&_.card]:p-0">
            <div className="grid gap-2">
              <h2 className="font-700 text-title">{copy.form.title}</h2>
              <p>{copy.form.text}</p>
            </div>
            <ReportForm />
          </div>
        </div>
      </section>
      <ReportContents {...copy.contents} report={copy.title} />
      <SkillMovers {...copy.movers} />
      <Ending kind="dark" picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="report-closing">{closing.button}</BookMeeting>
      </Ending>
    </>
  );
}
