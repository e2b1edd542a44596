import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { contactAddress, contactLink, outboundLinkNames, outboundLinks } from '../../content/links.ts';
import links from '../../content/links.yaml';
import { MissingSheet } from './MissingSheet.tsx';
import styles from './Placeholder.module.css';
import page from './page.yaml';

const waiting = outboundLinkNames
  .filter((name) => outboundLinks[name].placeholder)
  .map((name) => ({ name, purpose: links.links[name]?.purpose ?? '' }));

/** Where outbound links lead that have no address yet: what would open there, and below it the settings that wait. */
export default function Placeholder() {
  const { title, text, sheet, home, contact, settings } = page;
  return (
    <section className="pt-hero pb-band">
      <Container>
        <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[1fr_1fr] page-lg:items-center">
          <div className="grid content-center justify-items-start gap-6">
            <h1 className="max-w-[12ch] text-display tracking-[-0.02em]">{title}</h1>
            <p className="max-w-[46ch] text-lead">{text}</p>
            <p className="grid gap-3">
              <Link to="/" label={home} />
              <span>
                {contact} <Link to={contactLink} label={contactAddress} />
              </span>
            </p>
          </div>
          <figure className={styles.sheets}>
            <MissingSheet />
            <figcaption className={styles.missing}>
              <span className="text-muted text-small">{sheet.label}</span>
              <ul className={styles.targets}>
                {waiting.map(({ name, purpose }) => (
                  <li key={name} id={name}>
                    {purpose}
                    <code className="block pt-1.5 text-muted text-caption font-400">{name}</code>
                  </li>
                ))}
                <li>{sheet.any}</li>
              </ul>
            </figcaption>
          </figure>
        </div>
        <details className="mt-block border-t border-t-line">
          <summary className="cursor-pointer py-3.5 font-600">{settings.title}</summary>
          <p className="max-w-measure pb-5 text-muted">{settings.text}</p>
          <dl className="grid gap-x-gutter-wide gap-y-3 text-small page-sm:grid-cols-2 page-lg:grid-cols-3">
            {waiting.map(({ name, purpose }) => (
              <div key={name} className="wrap-anywhere">
                <dt className="font-600">{name}</dt>
                <dd className="text-muted">{purpose}</dd>
              </div>
            ))}
          </dl>
        </details>
      </Container>
    </section>
  );
}
