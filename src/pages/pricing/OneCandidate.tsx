import { fillIn } from '../../content/format.ts';
import copy from '../../content/screens/skills-1st-matching.yaml';
import page from './page.yaml';

const { candidate, label, summary, levels } = copy.opened;
const { key } = page.screen;
const discs = [1, 2, 3, 4, 5];

/** A level as five discs: filled as far as the person shows it, with a frame around the one that the role asks for. */
function Level({ has, needs }: { readonly has: number; readonly needs: number }) {
  return (
    <svg
      className="h-auto w-full max-w-44 fill-none stroke-1.5 stroke-outline forced-colors:stroke-[CanvasText]"
      viewBox="0 0 150 30"
      aria-hidden="true"
    >
      {discs.map((level) => (
        <circle
          key={level}
          className={level <= has ? 'fill-lagoon stroke-lagoon' : undefined}
          cx={30 * level - 15}
          cy="15"
          r="9"
        />
      ))}
      <rect
        className="stroke-2.5 stroke-ink forced-colors:stroke-[CanvasText]"
        x={30 * (needs - 1) + 1.5}
        y="1.5"
        width="27"
        height="27"
        rx="3"
      />
    </svg>
  );
}

/** One line of a shortlist, enlarged: a candidate without a name beside the skills that the vacancy asks for. */
export function OneCandidate() {
  return (
    <div className="grid items-start gap-x-gutter-wide gap-y-6 border border-ink bg-white p-panel print:break-inside-avoid page-md:grid-cols-[auto_1fr]">
      <p className="grid gap-1">
        <span className="text-muted">
          {label} {candidate.code}
        </span>
        <b className="font-display text-display leading-none">{candidate.share}%</b>
        <span className="max-w-[16ch] font-600">
          {candidate.met} {copy.of} {copy.skills.length} {summary}
        </span>
      </p>
      <ul className="grid gap-y-2.5">
        {copy.skills.map(({ skill, asked: needs }, index) => {
          const has = candidate.shown[index] ?? 0;
          return (
            <li key={skill} className="grid grid-cols-[5fr_4fr] items-center gap-x-4 gap-y-0.5">
              <span className={has < needs ? 'text-muted' : 'font-600'}>
                {skill}
                <span className="sr-only">{`: ${fillIn(levels, { has, needs })}`}</span>
              </span>
              <Level has={has} needs={needs} />
            </li>
          );
        })}
      </ul>
      <p className="border-t border-t-contour pt-3 text-muted text-small page-md:col-span-full">{key}</p>
    </div>
  );
}
