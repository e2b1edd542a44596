import home from '../content/home.yaml';
import pricing from '../content/pricing.yaml';
import terrain from '../drawings/peak.drawing.tsx?picture&ink';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { PackageComparison } from '../pages/pricing/PackageComparison.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Sheet } from '../sections/Sheet.tsx';

/** Sheets on the three grounds, and the sections that are sheets themselves. */
export function SheetParts() {
  return (
    <>
      {(['paper', 'mist', 'ink'] as const).map((ground) => (
        <Sheet
          key={ground}
          id={`sheet-${ground}`}
          name="Sheets"
          title={`A sheet on ${ground}`}
          text="Ruler, number and name in the margin, heading, a paragraph, and what stands beside it."
          ground={ground}
          aside={
            <a className="button" href={`#sheet-${ground}`}>
              Read how it is counted
            </a>
          }
        />
      ))}
      <PackageComparison {...pricing.comparison} />
      <ClosingCall picture={terrain} title={home.closing.title} text={home.closing.text}>
        <BookMeeting control="parts-closing">{home.closing.button}</BookMeeting>
        <a className="button" href="#sheet-ink">
          {home.closing.session}
        </a>
      </ClosingCall>
    </>
  );
}
