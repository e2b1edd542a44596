import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import page from './page.yaml';

/** The guarantee, beside the sheet that both sides fill in and sign, with an example. */
export function Guarantee() {
  const { title, text, sheet, cost } = page.guarantee;
  return (
    <Band aria-labelledby="ending-title">
      <Container className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-gutter-wide gap-y-10 page-lg:grid-cols-2">
        <div className="grid justify-items-start gap-5">
          <h2 id="ending-title" className="text-headline">
            {title}
          </h2>
          <p className="max-w-[44ch] text-lead">{text}</p>
          <Link {...cost} />
        </div>
        <figure>
          <div
            className="border border-ink bg-white p-panel outline-1 outline-ink outline-solid outline-offset-4"
            aria-hidden="true"
          >
            <p className="border-b-2 border-b-ink pb-3 font-display text-title">{sheet.title}</p>
            <div className="grid gap-4 pt-6">
              {sheet.lines.map(({ label, entry }) => (
                <p key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline">
                  {label}{' '}
                  <span className="border-b-2 border-b-dotted border-b-outline pb-1 font-600 text-lagoon text-lead">
                    {entry}
                  </span>
                </p>
              ))}
            </div>
            <div className="grid grid-cols-2 gap-gutter pt-12">
              {sheet.signatures.map((name) => (
                <p key={name} className="border-t border-t-ink pt-1.5 text-slate text-small">
                  {name}
                </p>
              ))}
            </div>
          </div>
          {sheet.sample ? <figcaption className="pt-4 text-small text-muted">{sheet.note}</figcaption> : null}
        </figure>
      </Container>
    </Band>
  );
}
