import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { count } from '../../content/format.ts';
import { Picture } from '../../drawings/Picture.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import styles from './AgentHero.module.css';
import network from './hero.drawing.tsx?picture&ink';
import page from './page.yaml';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';
import screen from './screen.yaml';

/** The network, with the count of each stop of the screen's route beside it, and the systems as regions. */
function RouteMap() {
  return (
    <div className={styles.map}>
      <Picture className={styles.network} picture={network} />
      {page.hero.regions.map((region, index) => (
        <p key={region} className={styles.region} data-region={index + 1} aria-hidden="true">
          {region}
        </p>
      ))}
      <ol>
        {screen.route.stops.map(({ people, text }, index) => (
          <li key={text} className={styles.stop} data-stop={index + 1}>
            <b className="block font-display text-heading leading-tight tabular-nums">{count(people)}</b>{' '}
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The first screen: the words, the route through the systems beside them, and below both the screen across the page. */
export function AgentHero() {
  const { product, title, text, book, suite, note } = page.hero;
  const name = (
    <span className="flex items-center gap-3">
      <ProductGlyph product="skills-agent" className="size-10 text-sun stroke-reef" />
      {product}
    </span>
  );
  return (
    <Band className="overflow-hidden pt-hero" background="ink">
      <Container className="grid gap-x-gutter gap-y-8 page-lg:grid-cols-[minmax(0,11fr)_minmax(0,12fr)] page-lg:items-center">
        <HeroWords product={name} title={title} titleClassName="max-w-[14ch]" text={text}>
          <BookMeeting control="skills-agent-hero" meetingType="Demo" label={book} />
          <OutboundButton to="suitePage" label={suite} />
        </HeroWords>
        <RouteMap />
        <div className="page-lg:col-span-2">
          <SkillsAgentScreen />
          <p className="pt-3 text-muted text-small">{note}</p>
        </div>
      </Container>
    </Band>
  );
}
