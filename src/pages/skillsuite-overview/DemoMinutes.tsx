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
      <svg
        className="block border border-ink w-full h-4 data-[part='0']:fill-ink data-[part='2']:fill-ink data-[part='1']:fill-sun"
        viewBox={`0 0 ${whole} 2`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map((part, index) => (
          <rect key={part.title} x={starts[index]} width={part.minutes} height="2" data-part={index} />
        ))}
      </svg>
      <ol className="grid gap-y-8 gap-x-gutter mt-5 page-md:grid-cols-3 page-lg:gap-0 page-lg:grid-cols-[8fr_16fr_6fr]">
        {parts.map((part) => (
          <li key={part.title} className="grid gap-1.5 content-start page-lg:pr-6">
            <p>
              <b className="font-display text-title leading-[1.55]">{part.minutes}</b> {minutes}
            </p>
            <h3 className="font-700 text-heading">{part.title}</h3>
            <p>{part.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
