import { linkClass } from '../../components/Link.tsx';
import { httpsForTwoYears } from '../../content/embedded.ts';
import { fillIn } from '../../content/format.ts';
import { contactAddress } from '../../content/links.ts';
import { asMeasured } from '../../content/when-measured.ts';
import { Section } from '../../sections/section/Section.tsx';
import { strictTransport } from '../../site.ts';
import page from './page.yaml';

/** Rules of the site, each with the line of its settings that shows it. */
function Controls() {
  const transport = strictTransport(httpsForTwoYears);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-8 page-lg:grid-cols-3">
      {page.security.controls
        .map((control) => asMeasured(control))
        .map(({ title, text, where, proof }) => (
          <li key={title} className="grid content-start gap-y-3 border-t border-t-foreground pt-4">
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="pt-1">{text}</p>
            </div>
            <div className="grid content-start gap-1 text-small">
              <p className="text-muted">{where}</p>
              <code className="wrap-anywhere">
                {fillIn(proof, { transport })
                  .split(/(?<=[;:] )/)
                  .map((part) => (
                    <span key={part} className="inline-block whitespace-pre-wrap">
                      {part}
                    </span>
                  ))}
              </code>
            </div>
          </li>
        ))}
    </ul>
  );
}

/** What a developer can check in the site itself, and how to report a vulnerability. */
export function Security() {
  const { title, text, report } = page.security;
  return (
    <Section id="security" head="row" title={title} text={text}>
      <Controls />
      <div
        id="report"
        className="mt-part grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-t-foreground pt-5 page-md:grid-cols-[5fr_7fr] page-md:gap-x-gutter"
      >
        <h3 className="text-heading">{report.title}</h3>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p>{report.text}</p>
          <p>
            {report.promise.text}{' '}
            {report.promise.sample ? <small className="text-muted text-small">{page.pending}</small> : null}
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <a className={linkClass()} href={`mailto:${contactAddress}?subject=Security`}>
              {report.email}
            </a>
            <a className={linkClass()} href="/.well-known/security.txt">
              {report.file}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
