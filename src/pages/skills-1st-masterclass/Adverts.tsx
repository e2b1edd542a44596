import type { ReactNode } from 'react';
import { LevelDots } from '../../sections/screen/LevelDots.tsx';
import page from './page.yaml';

const { before, after, job, note } = page.bring.adverts;

interface SheetProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A state of the advert: what it is, the job, and its lines. */
function Sheet({ id, label, children }: SheetProps) {
  return (
    <section className="border border-ink bg-white p-panel" aria-labelledby={id}>
      <h3 id={id} className="text-muted text-small font-400">
        {label}
      </h3>
      <p className="border-b-2 border-b-ink pb-3 font-display text-title">{job}</p>
      <ul>{children}</ul>
    </section>
  );
}

/** A job advert as it comes in, with what goes struck out, and as it leaves, skill by skill. */
export function Adverts() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter page-md:grid-cols-2">
        <Sheet id="advert-before" label={before.label}>
          {before.lines.map(({ text, why }) => (
            <li key={text} className="border-t border-t-contour py-2.5 first:border-t-0">
              {why ? (
                <>
                  <del className="decoration-2 decoration-lagoon">{text}</del>{' '}
                  <span className="block text-lagoon text-small font-600">{why}</span>
                </>
              ) : (
                text
              )}
            </li>
          ))}
        </Sheet>
        <Sheet id="advert-after" label={after.label}>
          {after.skills.map(({ name, level, text }) => (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-t-contour py-2.5 first:border-t-0"
            >
              <b className="font-600">{name}</b>{' '}
              <span>
                <span className="sr-only">{after.level} </span>
                <LevelDots level={level} place="beside" />
              </span>{' '}
              <span className="col-span-full text-muted text-small">{text}</span>
            </li>
          ))}
          <li className="border-t border-t-contour py-2.5">{after.kept}</li>
        </Sheet>
      </div>
      <p className="text-muted text-small">{note}</p>
    </div>
  );
}
