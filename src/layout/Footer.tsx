import { Band } from '../components/Band.tsx';
import { Container } from '../components/Container.tsx';
import { InLanguage } from '../components/InLanguage.tsx';
import { Link, linkClass, newTab } from '../components/Link.tsx';
import { ConsentLink } from '../consent/ConsentLink.tsx';
import copy from '../content/footer.yaml';
import { labelLanguage } from '../content/in-language.ts';
import { contactLink, outboundLinks } from '../content/links.ts';
import sample from '../content/sample.yaml';
import shell from '../content/shell.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { OutboundLink } from '../sections/Outbound.tsx';
import { Wordmark } from './Wordmark.tsx';

const newsAnchor = '/#global-skills-news';

type GroupLink = (typeof copy)['groups'][number]['links'][number];

/** Returns whether a link leads anywhere yet. A profile without an address does not. */
const leadsSomewhere = (link: GroupLink) => !('link' in link) || outboundLinks[link.link].href !== '';

function FooterLink(link: GroupLink) {
  return (
    <InLanguage lang={labelLanguage(link.label).lang}>
      {'link' in link ? (
        <OutboundLink variant="listed" to={link.link} label={link.label} />
      ) : (
        // On the page with the newsletter form, scrolls to that form.
        <Link variant="listed" near={link.to === newsAnchor ? 'newsletter' : undefined} {...link} />
      )}
    </InLanguage>
  );
}

/** The footer of every page. It also has the description that links to a new tab refer to (`newTab`). */
export function Footer() {
  const { title, statement, contact, groups, consent, company, rights, newTab: opensTab } = copy;
  return (
    <Band as="footer" background="ink" className="site-footer border-t border-line pt-9 md:pt-16">
      <p id={newTab['aria-describedby']} hidden>
        {opensTab}
      </p>
      <Container className="flex flex-wrap gap-x-gutter gap-y-6 md:gap-y-12">
        <h2 className="sr-only">{title}</h2>
        <div className="grid flex-[1_1_15rem] content-start gap-4">
          <Wordmark />
          <p className="max-w-[34ch]">{statement}</p>
          <p className="flex flex-wrap gap-x-6">
            <a
              className={linkClass({ variant: 'listed', className: 'underline hover:decoration-2' })}
              href={contactLink}
            >
              {contact}
            </a>
            <BookMeeting
              control="footer"
              className={linkClass({ variant: 'listed', className: 'underline hover:decoration-2' })}
              label={shell.bookMeeting}
            />
          </p>
        </div>
        <nav
          id="all-pages"
          className="-mb-6 flex-[3_1_42rem] gap-x-gutter [columns:9rem_3]"
          aria-label={title}
        >
          {groups
            .filter(({ links }) => links.some(leadsSomewhere))
            .map((group) => (
              <section key={group.title} className="break-inside-avoid pb-6">
                <h3 className="mb-2 text-small text-muted" {...labelLanguage(group.title)}>
                  {group.title}
                </h3>
                <ul>
                  {group.links.filter(leadsSomewhere).map((link) => (
                    <li key={link.label}>
                      <FooterLink {...link} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </nav>
        <div className="flex basis-full flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-5 pr-16 text-small text-muted">
          {/* The padding keeps its words beside the help button. */}
          <p>
            {rights} {company.text}
            {company.sample ? (
              <>
                {' '}
                (<Link to="/evidence" label={sample.word} className="text-muted" />)
              </>
            ) : null}
          </p>
          {/* The build puts links to the page in other languages here (`src/build/languages/language-links.tsx`). */}
          <p
            className="flex flex-wrap gap-x-6 empty:hidden"
            data-languages={linkClass({ variant: 'listed' })}
          />
          <ConsentLink className={linkClass({ variant: 'listed' })} label={consent} />
        </div>
      </Container>
    </Band>
  );
}
