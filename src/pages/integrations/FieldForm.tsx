import { BanIcon, CheckIcon, type LucideIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import page from './page.yaml';

const { description, form, system, states, rows } = page.fields;

interface Look {
  readonly icon?: LucideIcon;
  readonly box: string;
  readonly name?: string;
  readonly state?: string;
}

/** A field with a tick in its box, with an empty one, or with the sign that there is none. */
const looks: Readonly<Record<(typeof rows)[number]['state'], Look>> = {
  shared: { icon: CheckIcon, box: 'border-2 border-lagoon bg-lagoon text-white', state: 'font-600' },
  held: { box: 'border-2 border-outline' },
  closed: { icon: BanIcon, box: '', name: 'line-through' },
};

const row =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-t-contour py-2.5 first:border-t-0';
const wideRow = 'page-sm:grid-cols-[1.75rem_minmax(0,4fr)_minmax(0,5fr)_6rem]';

/** The list of one system's fields as its owner ticks them: a picture of a form, so nothing in it takes focus. */
export function FieldForm() {
  return (
    <figure className="overflow-hidden rounded-md border border-ink bg-white">
      <figcaption className="sr-only">{description}</figcaption>
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-b-ink bg-mist px-4 py-3 page-sm:px-6">
        <b className="font-display text-heading">{form}</b> <span className="text-slate">{system}</span>
      </p>
      <ul className="px-4 py-1 page-sm:px-6">
        {rows.map(({ name, state, text }) => {
          const look = looks[state];
          return (
            <li key={name} className={`${row} ${wideRow}`}>
              <span className={`grid size-6 place-items-center rounded-sm ${look.box}`}>
                {look.icon ? <Icon icon={look.icon} className="size-4.5" /> : null}
              </span>
              <b className={`font-600 ${look.name ?? ''}`}>{name}</b>{' '}
              <span className="text-slate text-small max-page-sm:row-start-2 max-page-sm:col-[2/4]">
                {text}
              </span>{' '}
              <span className={`text-small text-right ${look.state ?? ''}`}>{states[state]}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
