import { BackLink } from '../../components/BackLink.tsx';
import copy from '../../content/future-skills-report.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ReportForm } from '../../forms/ReportForm.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { ClaimBand } from './ClaimBand.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { ReportContents } from './ReportContents.tsx';
import styles from './report.module.css';
import { SkillMovers } from './SkillMovers.tsx';

export const { head } = copy;

/** What the report holds, and the form that opens it. */
export function Component() {
  const { closing } = copy;
  return (
    <>
      <section className="pt-[clamp(6.5rem,5.25rem_+_4vw,9rem)] pb-band">
        <div className="page grid gap-12 page-lg:gap-[calc(3_*_var(--grid-gap))] page-lg:grid-cols-[7fr_5fr] page-lg:items-start">
          <div className="grid gap-5 content-start justify-items-start">
            <BackLink to="/">{copy.back}</BackLink>
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="font-700 text-display tracking-[-0.02em]">{copy.title}</h1>
            <p className="max-w-[52ch] text-lead">{copy.text}</p>
            <ClaimBand claims={copy.stats} />
          </div>
          <div
            className={`${styles.reportForm} grid gap-6 p-[clamp(1.25rem,3vw,2.5rem)] border border-ink content-start bg-mist`}
          >
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
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="report-closing">{closing.button}</BookMeeting>
      </ClosingCall>
    </>
  );
}
