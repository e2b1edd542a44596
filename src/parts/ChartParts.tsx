import { Chart } from '../charts/Chart.tsx';
import type { ChartPicture } from '../charts/chart-source.ts';
import { Sheet } from '../sections/Sheet.tsx';
import { chartList } from './chart-list.ts';
import { Specimen, State } from './Specimen.tsx';

function File({ picture, ground }: { readonly picture: ChartPicture; readonly ground: 'paper' | 'ink' }) {
  const { src, title, width, height } = picture;
  return (
    <img
      className="chart-file"
      data-ground={ground}
      src={src}
      alt={title}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}

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
              <File picture={fullOnInk} ground="ink" />
            </State>
            <State name="Card on paper, a file">
              <File picture={cardPicture} ground="paper" />
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
