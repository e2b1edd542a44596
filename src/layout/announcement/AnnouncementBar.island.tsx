import { XIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tryStorage } from '../../components/browser-storage.ts';
import { Container } from '../../components/Container.tsx';
import { focusElement } from '../../components/focus.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { island } from '../../components/island.tsx';
import { ExternalLink, Link } from '../../components/Link.tsx';
import { englishLanguage } from '../../content/in-language.ts';
import styles from './AnnouncementBar.module.css';
import { rememberClosed, wasClosed } from './closed.ts';

interface AnnouncementBarProps {
  readonly label: string;
  readonly close: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  /** Its first day, which also identifies it in session storage. */
  readonly from: string;
  readonly until: string;
}

/** An announcement above the header. Once closed, it stays closed for the visit. */
export default function LiveAnnouncementBar({ label, close, text, link, from, until }: AnnouncementBarProps) {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    // A page from the back/forward cache: the visitor may have closed the announcement on another page.
    const hideClosed = () => setClosed((before) => before || tryStorage(() => wasClosed(from)) === true);
    hideClosed();
    window.addEventListener('pageshow', hideClosed);
    return () => window.removeEventListener('pageshow', hideClosed);
  }, [from]);

  function closeForVisit() {
    tryStorage(() => rememberClosed(from));
    setClosed(true);
    // The clicked button disappears, so focus moves to the page's content.
    focusElement();
  }

  if (closed) return null;
  return (
    <aside className={styles.bar} aria-label={label} data-from={from} data-until={until}>
      <Container className={styles.row}>
        <p
          className="flex flex-1 flex-wrap gap-x-4 py-2 font-600 leading-snug"
          {...(import.meta.env.LANGUAGE ? englishLanguage() : {})}
        >
          {text}
          {link?.to.startsWith('/') ? <Link {...link} className="text-ink" /> : null}
          {link && !link.to.startsWith('/') ? (
            <ExternalLink href={link.to} className="text-ink">
              {link.label}
            </ExternalLink>
          ) : null}
        </p>
        <IconButton
          className="flex-none scripting-none:hidden"
          label={close}
          icon={XIcon}
          onClick={closeForVisit}
        />
      </Container>
    </aside>
  );
}

export const AnnouncementBar = island('layout/announcement/AnnouncementBar', LiveAnnouncementBar);
