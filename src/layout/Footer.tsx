import { Link, useNavigate } from 'react-router-dom';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { isPlainClick } from '../components/plain-click.ts';
import { useButtonRole } from '../components/use-button-role.ts';
import { ConsentLink } from '../consent/ConsentLink.tsx';
import copy from '../content/shell.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { contactLink, outboundLinks } from '../links.ts';
import { scrollToElement } from './scroll-to-element.ts';
import { Wordmark } from './Wordmark.tsx';

const newsAnchor = '/#global-skills-news';

/** Smooth-scrolls to the newsletter form where the page has it, else goes to the home page's news. A link until live. */
function NewsButton() {
  const navigate = useNavigate();
  const button = useButtonRole();
  return (
    <a
      href={newsAnchor}
      className="footer-link"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const form = document.getElementById('newsletter');
        if (!form) return navigate(newsAnchor);
        scrollToElement(form);
      }}
      {...button}
    >
      {copy.footer.news}
    </a>
  );
}

function FooterGroups() {
  return copy.footer.groups.map((group) => (
    <section key={group.title}>
      <h3 className="mb-3 text-copy font-700">{group.title}</h3>
      <ul className="grid gap-1">
        {group.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="footer-link">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The footer of every page: all of the site, the news, the calculator, social profiles and the way to write. */
export function Footer() {
  const { footer } = copy;
  return (
    <footer className="pt-16 pb-10 border-t border-t-contour bg-mist">
      <div className="page grid gap-12">
        <h2 className="visually-hidden">{footer.title}</h2>
        <div className="grid gap-6 md:grid-cols-[2fr_1fr] md:items-end">
          <div className="grid gap-4">
            <Wordmark />
            <p className="measure">{footer.statement}</p>
          </div>
          <p className="md:text-right">
            <BookMeeting control="footer">{copy.bookMeeting}</BookMeeting>
          </p>
        </div>
        <nav
          id="all-pages"
          className="grid gap-y-10 gap-x-6 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"
          aria-label={footer.title}
        >
          <FooterGroups />
          <section>
            <h3 className="mb-3 text-copy font-700">{footer.social.title}</h3>
            <ul className="grid gap-1">
              <li>
                <NewsButton />
              </li>
              <li>
                <ExternalLink className="footer-link" href={outboundLinks.skillsGapCalculator.href}>
                  {footer.calculator}
                </ExternalLink>
              </li>
              <li>
                <a className="footer-link" href={contactLink}>
                  {footer.contact}
                </a>
              </li>
              {footer.social.links.map((social) => (
                <li key={social.link}>
                  <ExternalLink className="footer-link" href={outboundLinks[social.link].href}>
                    {social.label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        </nav>
        <div className="flex flex-wrap gap-y-1 gap-x-8 pt-6 border-t border-t-contour items-baseline justify-between text-slate">
          <p>{footer.rights}</p>
          <p>
            <ConsentLink className="footer-link">{footer.consent}</ConsentLink>
          </p>
        </div>
      </div>
    </footer>
  );
}
