import { ButtonLink } from '../../components/Button.tsx';
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

/** Where outbound links lead that have no address yet: what would open there. */
export default function Placeholder() {
  const { title, text, sheet, home, contact } = page;
  return (
    <section className="pt-hero pb-band">
      <Container>
        <div className="grid gap-x-gutter-wide gap-y-10 page-lg:grid-cols-[1fr_1fr] page-lg:items-center">
          <div className="grid content-center justify-items-start gap-6">
            <h1 className="max-w-[12ch] text-display tracking-[-0.02em]">{title}</h1>
            <p className="max-w-[46ch] text-lead">{text}</p>
            <ButtonLink variant="solid" to="/" label={home} />
            <p>
              {contact} <Link to={contactLink} label={contactAddress} />
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
                    <code className="block pt-1.5 text-muted text-small font-400">{name}</code>
                  </li>
                ))}
                <li>{sheet.any}</li>
              </ul>
            </figcaption>
          </figure>
        </div>
      </Container>
    </section>
  );
}
