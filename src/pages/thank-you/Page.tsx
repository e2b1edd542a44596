import { useLocation } from 'react-router-dom';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import forms from '../../content/forms.yaml';
import { contactAddress, contactLink } from '../../content/links.ts';
import { HillPicture } from '../../drawings/terrain.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { resultPaths, submissionKinds } from '../../submissions/kinds.ts';
import page from './page.yaml';
import styles from './ThankYou.module.css';

function resultAt(path: string) {
  const kind = submissionKinds.find((candidate) => resultPaths[candidate] === path.replace(/\/$/, ''));
  if (!kind) throw new Error(`No form ends at ${path}.`);
  return page[kind];
}

/** Where a form sent without JavaScript ends: what happened, the link that would have opened by itself, and what comes next. */
export default function ThankYou() {
  const result = resultAt(useLocation().pathname);
  return (
    <section className="pt-hero pb-band">
      <Container>
        <div className="grid gap-x-gutter-wide gap-y-6 page-lg:grid-cols-[7fr_5fr]">
          <h1 className="max-w-[16ch] text-display tracking-[-0.02em] page-lg:col-span-2">{result.title}</h1>
          <div className="grid content-start justify-items-start gap-6 pb-block">
            <p className="max-w-measure text-lead">{result.text}</p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <OutboundButton variant="solid" to={result.link} label={result.next} />
              <Link to="/" label={result.home} />
            </p>
          </div>
          <HillPicture
            className={styles.hill}
            width={600}
            height={220}
            fit="xMidYMax meet"
            hill={{ at: { x: 330, y: 220 }, rings: 9, step: 21, seed: 16 }}
          />
        </div>
        <h2 className="sr-only">{result.way.title}</h2>
        <NumberedList className={styles.way}>
          {result.way.steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step} aria-current={index === 1 ? 'step' : undefined}>
              <h3 className="text-heading">{title}</h3>
              <p className="max-w-[36ch] pt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </NumberedList>
        {/* The same for everybody: a browser may have filled the honeypot for a real person, whom nobody then writes to. */}
        <p className="mt-block border-t border-t-line pt-5">
          {forms.silence} <Link to={contactLink} label={contactAddress} />
        </p>
      </Container>
    </section>
  );
}
