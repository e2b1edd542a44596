import { ButtonLink } from '../../components/Button.tsx';
import { Container } from '../../components/Container.tsx';
import { outboundLinkNames, outboundLinks } from '../../content/links.ts';
import links from '../../content/links.yaml';
import page from './page.yaml';

/** Where outbound links lead that have no address yet; the one that was followed is marked by its anchor. */
export default function Placeholder() {
  return (
    <section className="pt-[clamp(8rem,6rem_+_6vw,12rem)] pb-[clamp(4rem,3rem_+_4vw,7rem)]">
      <Container className="grid gap-6">
        <h1 className="text-headline">{page.title}</h1>
        <p className="max-w-measure text-lead">{page.text}</p>
        <h2 className="text-heading">{page.list}</h2>
        <ul className="grid gap-2">
          {outboundLinkNames
            .filter((name) => outboundLinks[name].placeholder)
            .map((name) => (
              <li key={name} id={name} className="px-2 py-1 target:bg-sun target:font-600">
                <code>{name}</code>: {links.links[name]?.purpose}
              </li>
            ))}
        </ul>
        <p>
          <ButtonLink to="/" label={page.home} />
        </p>
      </Container>
    </section>
  );
}
