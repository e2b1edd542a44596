import { buttonClass } from '../components/Button.tsx';
import { Container } from '../components/Container.tsx';
import { targetLanguage } from '../components/target-language.ts';
import { addressIn } from '../content/in-language.ts';
import copy from '../content/shell.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu.island.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The sticky header. `path` is that of the page. */
export function Header({ path }: { readonly path: string }) {
  const home = addressIn('/');
  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <a
          className="hover:text-lagoon active:text-slate"
          aria-label={copy.home}
          href={home}
          {...(import.meta.env.LANGUAGE ? targetLanguage(home) : {})}
        >
          <Wordmark />
        </a>
        <HeaderMenu path={path} />
        <BookMeeting
          control="header"
          className={buttonClass({ variant: 'action', className: styles.book })}
          label={copy.bookMeeting}
        />
      </Container>
    </header>
  );
}
