import terrain from 'virtual:chart-pictures/inset-rim/ink';
import { BackLink } from '../../components/BackLink.tsx';
import copy from '../../content/future-skills-report.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ReportForm } from '../../forms/ReportForm.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import { ClaimBand } from './ClaimBand.tsx';
import { ReportContents } from './ReportContents.tsx';
import { SkillMovers } from './SkillMovers.tsx';
import './report.css';

/** What the report holds, and the form that opens it. */
export function Component() {
  const { closing } = copy;
  return (
    <>
      <section className="report-hero">
        <div className="page report-hero-columns">
          <div className="report-words">
            <BackLink to="/">{copy.back}</BackLink>
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="font-700 text-display">{copy.title}</h1>
            <p className="report-text">{copy.text}</p>
            <ClaimBand claims={copy.stats} />
          </div>
          <div className="report-form">
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
