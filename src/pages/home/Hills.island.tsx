import { XIcon } from 'lucide-react';
import { Fragment, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import type page from './page.yaml';
import styles from './Scene.module.css';
import { places, sheet } from './scene.ts';

type Words = (typeof page)['hills'];

interface HillsProps extends Words {
  /** Says that the people are invented, while they are. */
  readonly note: string;
}

/** How large the control of a hill is, in user units: at least 44 px on every page. */
const reach = 150;

/** Returns path data of a plus in a circle beside the people of a hill. */
const markAt = ({ x, y }: { readonly x: number; readonly y: number }) =>
  `M${x + 84} ${y - 62}m-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0m8 0h14m-7 -7v14`;

/** How long the people stay once the pointer has left them, in milliseconds. */
const stay = 300;

/** Where the arrow keys lead from a place of a list. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The id of a hill's panel. */
const panelOf = (skill: string) => `hill-${skill.replace(' ', '-')}`;

interface PanelProps {
  readonly place: Words['places'][number];
  readonly open: boolean;
  readonly close: string;
  readonly onClose: () => void;
}

/** The people of a hill: their names, their present jobs, and what each of them lacks. */
function Panel({ place: { skill, amount, note, people }, open, close, onClose }: PanelProps) {
  return (
    <div id={panelOf(skill)} className={`${styles.panel} ${open ? styles.open : ''}`}>
      <h3 className="pr-10 text-heading">
        {skill}: {amount}
      </h3>
      <p className="pt-1 pb-3 text-muted text-small">{note}</p>
      <ul>
        {people.map(({ name, job, lacks }) => (
          <li key={name} className={styles.person}>
            <b className="font-600">{name}</b>, {job} <span className="block text-muted">{lacks}</span>
          </li>
        ))}
      </ul>
      {open ? <IconButton label={close} icon={XIcon} corner onClick={onClose} /> : null}
    </div>
  );
}

/**
 * The hills and hollows of the terrain as buttons. The one under the pointer, with focus or pressed shows its people in a panel
 * beside it. Without scripts and in print all panels stand below the terrain.
 */
export default function LiveHills({ places: hills, show, close, hint, note }: HillsProps) {
  const [open, setOpen] = useState<number>();
  const [kept, setKept] = useState(false);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const choose = (place: number | undefined, keep: boolean) => {
    clearTimeout(leaving.current);
    setOpen(place);
    setKept(keep && place !== undefined);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || kept) return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(undefined), stay);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open !== undefined) {
      event.stopPropagation();
      choose(undefined, false);
      return;
    }
    const step = steps[event.key];
    const from = buttons.current.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    const seen = buttons.current.filter((button) => button?.checkVisibility());
    const next = seen[(seen.indexOf(buttons.current[from] ?? null) + step + seen.length) % seen.length];
    next?.focus();
  };
  return (
    <>
      <fieldset
        className={styles.map}
        onKeyDown={onKeyDown}
        onPointerOver={() => clearTimeout(leaving.current)}
        onPointerOut={leave}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) choose(undefined, false);
        }}
      >
        <legend className="sr-only">{hint}</legend>
        <svg role="presentation" className={styles.people} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
          {hills.map(({ skill, amount }, place) => (
            <Fragment key={skill}>
              <foreignObject
                x={places[skill].x - reach / 2}
                y={places[skill].y - reach / 2}
                width={reach}
                height={reach}
              >
                <button
                  ref={(button) => {
                    buttons.current[place] = button;
                  }}
                  type="button"
                  className={styles.hill}
                  aria-label={`${skill}: ${amount}. ${show}`}
                  aria-expanded={open === place}
                  aria-controls={panelOf(skill)}
                  onPointerEnter={({ pointerType }) => {
                    if (pointerType === 'mouse' && open !== place) choose(place, false);
                  }}
                  onFocus={({ target }) => {
                    if (target.matches(':focus-visible')) choose(place, true);
                  }}
                  onClick={() => choose(kept && open === place ? undefined : place, true)}
                />
              </foreignObject>
              <path className={styles.mark} d={markAt(places[skill])} />
            </Fragment>
          ))}
        </svg>
        <div className={styles.panels} aria-live="polite">
          {hills.map((place, index) => (
            <Panel
              key={place.skill}
              place={place}
              open={open === index}
              close={close}
              onClose={() => {
                choose(undefined, false);
                buttons.current[index]?.focus({ focusVisible: false } as FocusOptions);
              }}
            />
          ))}
        </div>
      </fieldset>
      <p className={styles.hint}>
        <span className={onlyLive}>{hint}</span> <span className={styles.note}>{note}</span>
      </p>
    </>
  );
}

export const Hills = island('pages/home/Hills', LiveHills, { hydrate: 'near' });
