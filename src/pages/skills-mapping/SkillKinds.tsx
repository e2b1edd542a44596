import { dots, polar, straight, times } from '../../drawings/paths.ts';
import { Section } from '../../sections/section/Section.tsx';
import { outline } from './gap-move.ts';
import page from './page.yaml';
import styles from './SkillKinds.module.css';

/** A sheet of the map as it lies on a table: a square of 460 units, seen from the front and leaning to the left. */
const sheet = { width: 582, height: 226, side: 460 } as const;
const lean = { x: -0.261, y: 0.457, left: 121, top: 8 } as const;
const onSheet = `matrix(1 0 ${lean.x} ${lean.y} ${lean.left} ${lean.top})`;

/** Where the examples of a kind lie on their sheet, in the sheet's own units. */
const places = [
  { x: 92, y: 190 },
  { x: 330, y: 150 },
  { x: 280, y: 325 },
] as const;

/** Returns where a place of a sheet is seen. */
const seen = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: lean.left + x + lean.x * y,
  y: lean.top + lean.y * y,
});

/** The outline of a sheet. */
const edges = `M0 0H${sheet.side}V${sheet.side}H0z`;

/** The contours of the hill at each place. */
const rings = [5, 4, 3] as const;
const step = 15;

/** The people around each place of the second sheet, by their directions in degrees. */
const directions = [20, 95, 150, 215, 270, 330] as const;
const near = places.map((place) => directions.map((direction) => polar(place, 52, direction)));

/** What each kind is drawn as, and how far below its place a name stands: hills, people in contact, roads across the map. */
const layers = [
  {
    drawing: (
      <g className={styles.hills}>
        {places.flatMap(({ x, y }, place) =>
          times(rings[place] ?? 0, (ring) => {
            const transform = `translate(${x} ${y})scale(${((ring + 1) * step) / 100})`;
            return <path key={transform} d={outline} transform={transform} />;
          }),
        )}
      </g>
    ),
    below: (place: number) => 6 + step * (rings[place] ?? 0) * lean.y,
  },
  {
    drawing: (
      <g className={styles.links}>
        <path d={straight([places, [places[2], places[0]]])} />
        {places.map((place, index) => (
          <g key={place.x}>
            <path d={straight((near[index] ?? []).map((end) => [place, end]))} />
            <path d={dots(near[index] ?? [])} className={styles.people} />
            <circle cx={place.x} cy={place.y} r="18" />
          </g>
        ))}
      </g>
    ),
    below: () => 30,
  },
  {
    drawing: (
      <g className={styles.roads}>
        <path d="M0 190H92C190 190 190 150 330 150H460" />
        <path d="M92 190C150 240 170 325 280 325H460" />
        <path d="M0 396C100 390 150 325 280 325" />
        {places.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="16" />
        ))}
      </g>
    ),
    // The first name stands over its place, where no road leaves.
    below: (place: number) => (place === 0 ? -34 : 12),
  },
] as const;

interface LayerProps {
  readonly kind: number;
  readonly examples: readonly string[];
}

/** One kind of skill as a sheet of the map, with its examples at their places. */
function Layer({ kind, examples }: LayerProps) {
  return (
    <svg className={styles.layer} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <g transform={onSheet}>
        <path className={styles.sheet} d={edges} />
        {layers[kind]?.drawing}
      </g>
      {places.map((place, index) => {
        const { x, y } = seen(place);
        return (
          <text
            key={place.x}
            x={Math.round(x)}
            y={Math.round(y + (layers[kind]?.below(index) ?? 0))}
            dy="0.9em"
          >
            {examples[index]}
          </text>
        );
      })}
    </svg>
  );
}

/** Hard, human and transversal skills as three sheets of one map; beside each what it answers, and where it is read from. */
export function SkillKinds() {
  const { examples: label, columns, ...heading } = page.kinds;
  return (
    <Section id="kinds" head="stacked" {...heading}>
      <ul className={styles.kinds}>
        {columns.map(({ title, question, read, examples }, kind) => (
          <li key={title} className={styles.kind}>
            <Layer kind={kind} examples={examples} />
            <div className="grid content-center gap-1.5">
              <h3 className="text-title">{title}</h3>
              <p className="font-display text-heading">{question}</p>
              <p className="text-muted">{read}</p>
              <p className="sr-only">
                {label}: {examples.join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
