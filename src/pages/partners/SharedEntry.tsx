import { StretchedSvg } from '../../components/Decoration.tsx';
import { InkPanel } from '../../components/InkPanel.tsx';
import { fillIn, listed } from '../../content/format.ts';
import { HillPicture } from '../../drawings/terrain.tsx';
import page from './page.yaml';
import styles from './SharedEntry.module.css';

const { note } = page.hero;
const { title, skill, relates, related, records, sample } = page.hero.entry;

/** The routes of as many records, which stand one below the other, to the entry at half their height. */
const routes = records
  .map((_, index) => Math.round((100 * (index + 0.5)) / records.length))
  .map((y) => `M0 ${y}C55 ${y} 45 50 100 50`)
  .join('');

/** Four records in four wordings, and their routes to the one entry of the taxonomy that they mean. */
export function SharedEntry() {
  return (
    <figure className="@container">
      <div className={styles.map}>
        <HillPicture
          className={styles.hill}
          width={320}
          height={320}
          fit="none"
          hill={{ at: { x: 160, y: 160 }, rings: 9, step: 13, seed: 4 }}
        />
        <ul className={styles.records}>
          {records.map(({ who, kind, name }) => (
            <li key={who} className={styles.record}>
              <b className="block font-display text-lead leading-tight">{name}</b>
              <span className="block text-slate text-small leading-snug">{`${kind}, ${who}`}</span>
            </li>
          ))}
        </ul>
        <StretchedSvg className={styles.routes} viewBox="0 0 100 100">
          <path className="fill-none stroke-ink stroke-9 forced-colors:stroke-[CanvasText]" d={routes} />
          <path className="fill-none stroke-sun stroke-5" d={routes} />
        </StretchedSvg>
        <InkPanel as="p" className={styles.entry}>
          <span>{title}</span>
          <b className="font-display text-sun text-title leading-tight page-lg:text-heading">{skill.name}</b>
          <span>{fillIn(relates, { skills: listed(related.map((other) => other.name)) })}</span>
        </InkPanel>
      </div>
      {sample ? <figcaption className="pt-4 text-slate text-small">{note}</figcaption> : null}
    </figure>
  );
}
