import type { ReactNode } from 'react';
import styles from './Screen.module.css';

interface Note {
  readonly title: string;
  readonly text: string;
}

interface ScreenProps {
  /**
   * - `beside`: the screen in eight columns, the notes beside it.
   * - `full`: as wide as its place, at 125 to 150 %, the notes below it. For a section as wide as the window.
   */
  readonly variant?: 'beside' | 'full';
  /** A product screen, built on `ScreenFrame`. */
  readonly children: ReactNode;
  /** What to look at. */
  readonly notes?: readonly Note[];
}

interface CropProps {
  /** `crop`: one part of the screen at 200 %, with a call-out. */
  readonly variant: 'crop';
  readonly children: ReactNode;
  /** The corner or edge of the screen that is shown. Its title bar is hidden. */
  readonly part: keyof typeof parts;
  /** The call-out beside the part. */
  readonly note: Note;
}

const parts = {
  'top-left': styles.topLeft,
  'top-right': styles.topRight,
  'bottom-left': styles.bottomLeft,
  'bottom-right': styles.bottomRight,
} as const;

function Notes({ notes, className }: { readonly notes: readonly Note[]; readonly className: string }) {
  return (
    <ul className={className}>
      {notes.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1.5 border-t border-t-foreground pt-3">
          <h3 className="text-heading">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A product screen with notes: whole, as wide as the window, or one part of it enlarged. */
export function Screen(props: ScreenProps | CropProps) {
  const { children } = props;
  if (props.variant === 'crop') {
    const { part, note } = props;
    return (
      <div className={styles.crop}>
        <div className={`${styles.pane} ${parts[part]}`}>
          <div className={styles.enlarged}>{children}</div>
        </div>
        <div className={styles.callOut}>
          <h3 className="max-w-[18ch] text-title">{note.title}</h3>
          <p className="max-w-[40ch] text-muted">{note.text}</p>
        </div>
      </div>
    );
  }
  const { variant = 'beside', notes = [] } = props;
  if (variant === 'full')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-block">
        <div className={styles.full}>{children}</div>
        {notes.length > 0 ? (
          <Notes
            notes={notes}
            className="grid gap-x-gutter gap-y-6 page-md:auto-cols-fr page-md:grid-flow-col"
          />
        ) : null}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter-wide page-lg:grid-cols-[8fr_4fr]">
      {children}
      {notes.length > 0 ? <Notes notes={notes} className="grid content-start gap-6" /> : null}
    </div>
  );
}
