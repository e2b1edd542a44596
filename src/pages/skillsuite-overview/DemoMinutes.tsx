import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import '../../design/suite-choice.css';

/** The demo on a scale of minutes: each part as wide as it is long. */
export function DemoMinutes(props: Content<'skillsuite-overview'>['demo']) {
  const { parts, minutes, book, schedule, ...heading } = props;
  const whole = parts.reduce((sum, part) => sum + part.minutes, 0);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.minutes, 0));
  return (
    <Sheet
      id="demo"
      {...heading}
      aside={
        <>
          <BookMeeting control="skillsuite-overview-demo">{book}</BookMeeting>
          <ExternalLink className="button" href={outboundLinks.schedulingPage.href}>
            {schedule}
          </ExternalLink>
        </>
      }
    >
      <svg className="minutes-scale" viewBox={`0 0 ${whole} 2`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          <rect key={part.title} x={starts[index]} width={part.minutes} height="2" data-part={index} />
        ))}
      </svg>
      <ol className="minutes">
        {parts.map((part) => (
          <li key={part.title} className="minutes-part">
            <p className="minutes-length">
              <b>{part.minutes}</b> {minutes}
            </p>
            <h3 className="font-700 text-heading">{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
