import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import headlines from '../../content/news.yaml';
import { HeroWords } from '../../sections/Hero.tsx';
import { NewsList } from '../../sections/NewsList.tsx';
import { Section } from '../../sections/Section.tsx';
import { newsFeedPath } from '../../site.ts';
import page from './page.yaml';

/** Every headline, the newest first, and the ways to hear of the next one. */
export default function News() {
  const { title, text, feed, newsletter, list, note } = page;
  return (
    <>
      <section className="pt-hero pb-band">
        <Container>
          <HeroWords title={title} text={text}>
            <Link {...newsletter} />
            <Link to={newsFeedPath} label={feed} />
          </HeroWords>
        </Container>
      </section>
      <Section id="headlines" layout="row" title={list} background="mist">
        <NewsList headlines={headlines} />
        {headlines.some(({ sample }) => sample) ? (
          <p className="pt-5 text-muted text-caption">{note}</p>
        ) : null}
      </Section>
    </>
  );
}
