import { Button } from '../components/Button.tsx';
import { focusElement } from '../components/focus.ts';
import { Link, linkClass } from '../components/Link.tsx';
import { publishHeight } from '../components/publish-height.ts';
import copy from '../content/consent.yaml';
import { addressIn } from '../content/in-language.ts';
import measuring from '../content/measuring.yaml';
import styles from './ConsentBanner.module.css';
import { ConsentLink } from './ConsentLink.tsx';
import { decideConsent } from './consent.ts';
import { categoriesToAsk, objectsToMeasuring } from './measuring.ts';

const publishConsentHeight = publishHeight('--consent-height');

/**
 * The cookie banner: asks about what is not essential, as the cookie policy describes it. It does not take focus. In tab order
 * it follows the skip link.
 */
export function ConsentBanner() {
  const { label, text, policy, accept, reject, manage } = copy.banner;
  const answers = [
    { answer: accept, accepted: categoriesToAsk() },
    { answer: reject, accepted: [] },
  ];

  return (
    <section ref={publishConsentHeight} className={`consent ${styles.banner}`} aria-label={label}>
      <p className={styles.question}>
        {import.meta.env.MEASURED && !objectsToMeasuring() ? measuring.question : text}
      </p>
      <p className={styles.ways}>
        <Link to={import.meta.env.LANGUAGE ? addressIn('/cookie-policy') : '/cookie-policy'} label={policy} />
        <ConsentLink className={linkClass()} label={manage} />
      </p>
      <div className={styles.answers}>
        {answers.map(({ answer, accepted }) => (
          <Button
            className={styles.answer}
            key={answer}
            onClick={() => {
              decideConsent(accepted);
              // The clicked button disappears, so focus moves to the page's content.
              focusElement();
            }}
          >
            {answer}
          </Button>
        ))}
      </div>
    </section>
  );
}
