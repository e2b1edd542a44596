import { OutboundButton } from '../../sections/Outbound.tsx';
import { Section } from '../../sections/section/Section.tsx';
import page from './page.yaml';
import styles from './Technology.module.css';

/** What the products are built on: what SkillsAI makes of one job advert, line by line, each line explained beside it. */
export function Technology() {
  const { title, text, button, cards } = page.technology;
  return (
    <Section
      id="technology"
      head="beside"
      title={title}
      text={text}
      aside={<OutboundButton to="bookingPage" label={button} />}
    >
      <ul className={styles.record}>
        {cards.map((card, index) => (
          <li key={card.title} className={styles.line}>
            <p className={styles.slip}>
              <span className={index === 2 ? styles.covered : styles.read}>{card.reads}</span>{' '}
              <b className={styles.result}>{card.makes}</b>
            </p>
            <div className={styles.words}>
              <h3 className="text-heading">{card.title}</h3>
              <p className="text-muted">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
