import { Chart } from '../charts/Chart.tsx';
import { ChartImage } from '../charts/ChartImage.tsx';
import { Sheet } from '../sections/Sheet.tsx';
import { chartList } from './chart-list.ts';
import { Specimen, State } from './Specimen.tsx';

/** Every chart, full and as a card, on paper and on ink; as a drawing in the page and as a file. */
export function ChartParts() {
  return (
    <Sheet id="charts" name="Charts" title="The atlas">
      {Object.entries(chartList).map(([name, { full, fullOnInk, card, cardPicture }]) => (
        <Specimen key={name} name={name} note={full.title}>
          <div className="chart-forms">
            <State name="Full on paper, in the page">
              <Chart chart={full} />
            </State>
            <State name="Full on ink, a file">
              <ChartImage className="chart-file" picture={fullOnInk} alternative={full.title} />
            </State>
            <State name="Card on paper, a file">
              <ChartImage className="chart-file" picture={cardPicture} alternative={card.title} />
            </State>
            <State name="Card on ink, in the page">
              <Chart chart={card} ground="ink" />
            </State>
          </div>
        </Specimen>
      ))}
    </Sheet>
  );
}
