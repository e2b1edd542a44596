import { BanIcon, CheckIcon, type LucideIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import page from './page.yaml';

const { description, form, system, states, rows } = page.fields;

/** What stands in the box of a field: a tick, nothing, or the sign that there is no box. */
const marks: Readonly<Record<(typeof rows)[number]['state'], LucideIcon | undefined>> = {
  shared: CheckIcon,
  held: undefined,
  closed: BanIcon,
};

/** The list of one system's fields as its owner ticks them: a picture of a form, so nothing in it takes focus. */
export function FieldForm() {
  return (
    <figure className="overflow-hidden rounded-md border border-ink bg-white">
      <figcaption className="sr-only">{description}</figcaption>
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-b-ink bg-mist px-4 py-3 page-sm:px-6">
        <b className="font-display text-heading">{form}</b> <span className="text-slate">{system}</span>
      </p>
      <ul className="px-4 py-1 page-sm:px-6">
        {rows.map(({ name, state, text }) => (
          <li
            key={name}
            data-state={state}
            className="group grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-t-contour py-2.5 first:border-t-0 page-sm:grid-cols-[1.75rem_minmax(0,4fr)_minmax(0,5fr)_6rem]"
          >
            <span className="grid size-6 place-items-center rounded-sm border-2 border-outline group-data-[state=shared]:border-lagoon group-data-[state=shared]:bg-lagoon group-data-[state=shared]:text-white group-data-[state=closed]:border-0">
              {marks[state] ? <Icon icon={marks[state]} className="size-4.5" /> : null}
            </span>
            <b className="font-600 group-data-[state=closed]:line-through">{name}</b>{' '}
            <span className="text-slate text-small max-page-sm:row-start-2 max-page-sm:col-[2/4]">
              {text}
            </span>{' '}
            <span className="text-small group-data-[state=shared]:font-600 text-right">{states[state]}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
