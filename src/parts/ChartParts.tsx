import { Chart } from '../drawings/Chart.tsx';
import { Picture } from '../drawings/Picture.tsx';
import { Sheet } from '../sections/Sheet.tsx';
import { chartList } from './chart-list.ts';
import { Specimen, State } from './Specimen.tsx';

/** Every chart, as a drawing in the page on paper and as a file on ink. */
export function ChartParts() {
  return (
    <Sheet id="charts" name="Charts" title="The atlas">
      {Object.entries(chartList).map(([name, { full, fullOnInk }]) => (
        <Specimen key={name} name={name} note={full.title}>
          <div className="chart-forms">
            <State name="Full on paper, in the page">
              <Chart chart={full} />
            </State>
            <State name="Full on ink, a file">
              <Picture className="chart-file" picture={fullOnInk} alternative={full.title} />
            </State>
          </div>
        </Specimen>
      ))}
    </Sheet>
  );
}
