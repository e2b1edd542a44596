import { PenLineIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Announcement } from '../../components/Announcement.tsx';
import { useOnceLive } from '../../components/hydration.ts';
import { Icon } from '../../components/Icon.tsx';
import { island } from '../../components/island.tsx';
import { fillIn } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { LevelDots } from '../../sections/screen/LevelDots.tsx';
import styles from './Advert.module.css';
import { ableTo, mayApply } from './applicants.ts';
import type page from './page.yaml';

type AdvertProps = (typeof page)['advert'];

/** The line that is struck in the built page, as an example of what the pen does. */
const first = 1;

/** The people who can do the job, as figures; those who may apply are in colour. */
function People({ able, people }: { readonly able: number; readonly people: number }) {
  return (
    <ul
      className="grid gap-1.5 grid-cols-[repeat(20,1fr)] page-lg:grid-cols-[repeat(60,1fr)]"
      aria-hidden="true"
    >
      {Array.from({ length: able }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people without names
        <li key={index} className={index < people ? `${styles.person} ${styles.in}` : styles.person} />
      ))}
    </ul>
  );
}

/** A job advert whose lines can be struck out, the advert as it is rewritten by that, and how many people may now apply. */
export default function LiveAdvert({ lines, groups, ...words }: AdvertProps) {
  const form = useRef<HTMLFieldSetElement>(null);
  const [struck, setStruck] = useState<readonly number[]>([first]);
  const [touched, setTouched] = useState(false);
  const able = ableTo(groups);
  const people = mayApply(groups, struck);

  function read() {
    const boxes = [...(form.current?.querySelectorAll('input') ?? [])];
    setStruck(boxes.filter(({ checked }) => checked).map(({ value }) => Number(value)));
  }

  useOnceLive(read);

  return (
    <div className="grid gap-gutter page-md:grid-cols-2">
      <fieldset ref={form} className="bg-white p-panel text-ink forced-colors:border" data-background="paper">
        <legend className="sr-only">{`${words.before}: ${words.job}`}</legend>
        <p className="text-muted text-small" aria-hidden="true">
          {words.before}
        </p>
        <p className="border-b-2 border-b-ink pb-3 font-display text-title font-700" aria-hidden="true">
          {words.job}
        </p>
        {lines.map(({ text, why }, index) => (
          <div key={text} className={styles.row}>
            <label className={styles.line}>
              <input
                type="checkbox"
                className="absolute inset-0 m-0 size-full cursor-pointer appearance-none"
                value={index + 1}
                defaultChecked={index + 1 === first}
                aria-describedby={`advert-why-${index + 1}`}
                onChange={() => {
                  setTouched(true);
                  read();
                }}
              />
              <Icon icon={PenLineIcon} className="translate-y-0.5 text-link" />
              <span>
                <span className={styles.text}>{text}</span>
              </span>
            </label>
            <p id={`advert-why-${index + 1}`} className={styles.why}>
              {why}
            </p>
          </div>
        ))}
      </fieldset>
      <div className={styles.count}>
        <p className={styles.counter}>
          <b className={`font-condensed ${styles.figure}`}>{people}</b>{' '}
          <span className="max-w-[22ch] text-lead">
            {fillIn(words.counter, { able })}
            <SampleMark word={words.mark} label={words.label} />
          </span>
        </p>
        <p className={styles.still}>{fillIn(words.still, { none: mayApply(groups, []), able })}</p>
        <People able={able} people={people} />
      </div>
      <section
        className="bg-white p-panel text-ink forced-colors:border"
        data-background="paper"
        aria-labelledby="advert-after"
      >
        <h3 id="advert-after" className="text-muted text-small font-400">
          {words.after}
        </h3>
        <p className="border-b-2 border-b-ink pb-3 font-display text-title font-700">{words.job}</p>
        <ul>
          {lines.map(({ text, skill }, index) => {
            const isNew = skill !== undefined && struck.includes(index + 1);
            return (
              <li key={text} className={styles.row}>
                {skill ? (
                  <>
                    <p className="py-1.5 text-slate" hidden={isNew}>
                      {text}
                    </p>
                    <div className={styles.skill} hidden={!isNew}>
                      <b className="font-600">{skill.name}</b>{' '}
                      <span>
                        <span className="sr-only">{words.level} </span>
                        <LevelDots level={skill.level} />
                      </span>{' '}
                      <span className="col-span-full text-muted text-small">{skill.text}</span>
                    </div>
                  </>
                ) : (
                  <p className="py-1.5">{text}</p>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <Announcement sentence={fillIn(words.announcement, { people, able })} announce={touched} />
    </div>
  );
}

export const Advert = island('pages/skills-1st-masterclass/Advert', LiveAdvert, { hydrate: 'near' });
