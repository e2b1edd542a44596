import { useLocation } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { ExternalLink, Link } from '../../components/Link.tsx';
import { NumberedList } from '../../components/NumberedList.tsx';
import forms from '../../content/forms.yaml';
import { contactAddress, contactLink } from '../../content/links.ts';
import { HillPicture } from '../../drawings/terrain.tsx';
import { successPages } from '../../forms/success-pages.ts';
import { resultPaths, submissionKinds } from '../../submissions/kinds.ts';
import page from './page.yaml';
import styles from './ThankYou.module.css';

/** The result of the form that ends at `path`, with the address of the page that would have opened by itself. */
function resultAt(path: string) {
  const kind = submissionKinds.find((candidate) => resultPaths[candidate] === path.replace(/\/$/, ''));
  if (!kind) throw new Error(`No form ends at ${path}.`);
  return { ...page[kind], href: successPages[kind].href };
}

/** Where a form sent without JavaScript ends: what happened, the link that would have opened by itself, and what comes next. */
export default function ThankYou() {
  const { pathname } = useLocation();
  const result = resultAt(pathname);
  return (
    <section className="pt-hero pb-band">
      <Container>
        <div className="grid gap-x-gutter-wide gap-y-6 page-lg:grid-cols-[7fr_5fr]">
          <h1 className="max-w-[16ch] text-display tracking-[-0.02em] page-lg:col-span-2">{result.title}</h1>
          <div className="grid content-start justify-items-start gap-6 pb-block">
            <p className="max-w-measure text-lead">{result.text}</p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {/* Not a link from the page to itself, which opens after a meeting request while there is no booking page. */}
              {pathname.startsWith(result.href) ? null : (
                <ExternalLink
                  href={result.href}
                  variant="plain"
                  className={buttonClass({ variant: 'solid' })}
                >
                  {result.next}
                </ExternalLink>
              )}
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
