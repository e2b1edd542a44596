import { Choice } from '../../components/Choice.tsx';
import { fillIn, longDay } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { countMonth, newestMonth } from './changelog.ts';
import changelog from './changelog.yaml';
import styles from './News.module.css';
import page from './page.yaml';

const { changelog: words } = page;
const changes = newestMonth(changelog);

/** The filters: each shows the changes of one kind, and has the class by which the stylesheet knows it. */
const filters = [
  { kind: undefined, name: words.all, className: '' },
  { kind: 'added', name: words.kinds.added, className: styles.showAdded },
  { kind: 'merged', name: words.kinds.merged, className: styles.showMerged },
  { kind: 'retired', name: words.kinds.retired, className: styles.showRetired },
] as const;

/** What changed in the taxonomy in its newest month, with a filter by kind that needs no script. */
export function Changelog() {
  return (
    <Section
      id="changelog"
      head="stacked"
      background="ink"
      title={fillIn(words.title, { ...countMonth(changes) })}
      text={words.text}
      mark={<SampleMark {...words.mark} />}
    >
      <div className={`grid gap-part ${styles.changes}`}>
        <fieldset className="flex flex-wrap gap-2 print:hidden">
          <legend className="sr-only">{words.filter}</legend>
          {filters.map(({ kind, name, className }) => (
            <Choice
              key={name}
              className={`flex min-h-11 items-center gap-3 px-3.5 font-600 ${className}`}
              input={{ name: 'changes', defaultChecked: kind === undefined }}
            >
              {name}
              <span className="tabular-nums">
                {changes.filter((change) => kind === undefined || change.kind === kind).length}
              </span>
            </Choice>
          ))}
        </fieldset>
        <ul className="grid gap-x-gutter-wide page-md:grid-cols-2 page-lg:grid-cols-3">
          {changes.map((change) => (
            <li key={change.skill} className={`${styles.change} ${styles[change.kind]}`}>
              <p className="text-heading font-700 font-display">
                {change.skill} <span className="sr-only">({words.kinds[change.kind]})</span>
              </p>
              <p>{change.reason}</p>
              <time className="text-muted text-small" dateTime={change.date}>
                {longDay(change.date)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
