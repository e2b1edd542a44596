import { XIcon } from 'lucide-react';
import { Fragment, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import styles from './Hills.module.css';
import type page from './page.yaml';
import scene from './Scene.module.css';
import { places, sheet } from './scene.ts';

type Words = (typeof page)['hills'];

interface HillsProps extends Words {
  /** Says that the people are invented, while they are. */
  readonly note: string;
}

/** The control of a hill around the hill's middle, in user units: at least 44 px on every page, and it covers the mark. */
const control = { left: 75, top: 85, width: 182, height: 160 } as const;

/** Where the mark of a hill is from its middle, in user units. */
const markAt = { x: 84, y: -62 } as const;

/** Where the arrow keys lead from a place of a list. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The id of a hill's panel. */
const panelOf = (skill: string) => `hill-${skill.replace(' ', '-')}`;

type Buttons = RefObject<(HTMLButtonElement | null)[]>;

/** Calls `onLeft` once the button at a place has left the view. */
function useOutOfView(buttons: Buttons, place: number | undefined, onLeft: () => void) {
  const left = useRef(onLeft);
  left.current = onLeft;
  useEffect(() => {
    const button = place === undefined ? null : buttons.current[place];
    if (!button) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) left.current();
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [buttons, place]);
}

/** A circle with a plus, which turns into a cross while the hill is open and shows that the hill has the focus. */
const Mark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className={styles.mark}>
    <circle className={styles.ring} cx={x + markAt.x} cy={y + markAt.y} r="22" />
    <path d={`M${x + markAt.x} ${y + markAt.y}m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0m9 0h16m-8 -8v16`} />
  </g>
);

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

/** Returns the hills that are seen: on narrow pages only two are. */
const seenOf = (buttons: Buttons) => buttons.current.filter((button) => button?.checkVisibility() === true);

/** Returns the hill that is so many places after another one, in a ring. */
function hillAfter(buttons: Buttons, from: HTMLButtonElement | null, step: number) {
  const seen = seenOf(buttons);
  return seen[(seen.indexOf(from) + step + seen.length) % seen.length];
}

/** Returns where Tab leads from an open hill or its panel, as the panel comes next after its hill; undefined for elsewhere. */
function afterTab(
  buttons: Buttons,
  hill: HTMLButtonElement | null,
  closing: HTMLElement | null,
  back: boolean,
) {
  const from = document.activeElement;
  if (from === hill) return back ? undefined : closing;
  if (from !== closing) return undefined;
  if (back) return hill;
  return hill === seenOf(buttons).at(-1) ? undefined : hillAfter(buttons, hill, 1);
}

/**
 * The hills and hollows of the terrain as buttons. A click, a tap or Enter opens the people of a hill in a panel beside it; pressed
 * again, the hill closes, as it does once it has left the view. Without scripts and in print all panels stand below the terrain.
 */
export default function LiveHills({ places: hills, show, close, hint, note }: HillsProps) {
  const [open, setOpen] = useState<number>();
  const buttons: Buttons = useRef([]);
  const shut = () => setOpen(undefined);
  useOutOfView(buttons, open, shut);

  /** Returns where a key leads, if to another control. */
  const targetOf = ({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const from = seenOf(buttons).find((button) => button === document.activeElement);
    const step = steps[key];
    if (from && step !== undefined) return hillAfter(buttons, from, step);
    if (key !== 'Tab' || open === undefined) return undefined;
    const hill = buttons.current[open] ?? null;
    return afterTab(buttons, hill, currentTarget.querySelector(`.${styles.open} button`), shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open !== undefined) {
      event.stopPropagation();
      buttons.current[open]?.focus();
      shut();
      return;
    }
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <>
      <fieldset
        className={scene.map}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) shut();
        }}
      >
        <legend className="sr-only">{hint}</legend>
        <svg
          role="presentation"
          className={`absolute inset-0 size-full ${scene.layer} ${styles.controls}`}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        >
          {hills.map(({ skill, amount }, place) => (
            <Fragment key={skill}>
              <foreignObject
                x={places[skill].x - control.left}
                y={places[skill].y - control.top}
                width={control.width}
                height={control.height}
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
                  onFocus={() => setOpen((now) => (now === place ? now : undefined))}
                  onClick={() => setOpen((now) => (now === place ? undefined : place))}
                />
              </foreignObject>
              <Mark {...places[skill]} />
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
                buttons.current[index]?.focus({ focusVisible: false } as FocusOptions);
                shut();
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
