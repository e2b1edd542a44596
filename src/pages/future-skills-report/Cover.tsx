import { change } from '../../content/format.ts';
import { Picture } from '../../drawings/Picture.tsx';
import { brand } from '../../site.ts';
import cover from './cover.drawing.tsx?picture&ink';
import { places, size } from './cover-places.ts';
import { skills } from './MoverCoast.tsx';
import page from './page.yaml';

/** On which side of its peak each name ends or begins, from the highest: those near the right edge stand to the left. */
const names = [
  { dx: -16, anchor: 'end' },
  { dx: 13, anchor: 'start' },
  { dx: -13, anchor: 'end' },
  { dx: 13, anchor: 'start' },
] as const;

/** In forced colours the cover has the canvas as its ground, and so have its names. */
const nameLook =
  'stroke-4 stroke-ink stroke-join-round text-[17px] font-600 [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]';

/** The highest skills of the chart beside their peaks on the cover, the first with its change. */
function Names() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {names.map(({ dx, anchor }, index) => {
        const [skill, place] = [skills[index], places[index]];
        if (!skill || !place) return null;
        return (
          <g key={skill.name} className={`${nameLook} ${index === 0 ? 'fill-sun' : 'fill-paper'}`}>
            {index === 0 ? null : <circle cx={place.x} cy={place.y} r="4" />}
            <text x={place.x + dx} y={place.y + 6} textAnchor={anchor}>
              {index === 0 ? `${skill.name} ${change(skill.trend)}` : skill.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface CoverProps {
  readonly className: string;
  /** Large enough for the names of its peaks and its publisher. */
  readonly named?: boolean;
}

/** The report's cover: its skills as terrain over its title. */
export function Cover({ className, named = false }: CoverProps) {
  return (
    <div className={`@container w-full ${className}`} aria-hidden="true">
      <div className="relative grid aspect-210/297 content-end overflow-hidden bg-ink text-paper shadow-[0.75rem_0.75rem_0_var(--colors-contour)]">
        <Picture className="absolute inset-0 size-full" picture={cover} />
        {named ? <Names /> : null}
        <p className="relative bg-ink px-[6cqi] pt-[5cqi] pb-[7cqi]">
          <strong className="block max-w-[11ch] font-display text-[13cqi] leading-[1.02] tracking-[-0.02em]">
            {page.name} <span className="text-sun">{page.edition}</span>
          </strong>
          {named ? <span className="block pt-[5cqi] text-[4.5cqi] font-600">{brand}</span> : null}
        </p>
      </div>
    </div>
  );
}
