import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import videos from '../../content/videos.yaml';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { OutboundButton, OutboundLink } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { SkillsAgentScreen } from '../../sections/screen/SkillsAgentScreen.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { WatchVideo } from '../../sections/video/WatchVideo.tsx';
import { Ask } from './Ask.island.tsx';
import styles from './Ask.module.css';
import { askWords } from './ask.ts';
import { EmailDays, SavedDays } from './EmailDays.tsx';
import { Matters } from './Matters.tsx';
import network from './network.drawing.tsx?picture&ink';
import page from './page.yaml';
import { SourceRecords } from './SourceRecords.tsx';
import { SuiteProducts } from './SuiteProducts.tsx';

/** The first screen: what the product does, and below it a question that answers. */
function AskHero() {
  const { product, title, text, book, suite } = page.hero;
  return (
    <Band className="pt-24 pb-40 page-lg:pt-22" background="ink">
      <Container className="grid gap-6 page-lg:gap-5 page-lg:grid-cols-[7fr_5fr] page-lg:items-center [reading-flow:grid-order]">
        <h1 className="grid gap-2 page-lg:col-span-2">
          <span className="flex items-center gap-3 text-heading text-link">
            <ProductGlyph product="skills-agent" className="size-10 text-sun stroke-reef" />
            {product}
          </span>
          <span className="sr-only">: </span>
          <span className={`text-display tracking-[-0.02em] ${styles.title}`}>
            {/* A sentence each on a line of its own. */}
            {title.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </span>
        </h1>
        <p className="max-w-[64ch] text-lead">{text}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 max-page-lg:order-last page-lg:justify-end">
          <BookMeeting control="skills-agent-hero" meetingType="Demo" label={book} />
          <OutboundLink to="suitePage" label={suite} />
        </p>
        <div className="min-w-0 page-lg:col-span-2">
          <Ask {...askWords()} network={network} />
        </div>
      </Container>
    </Band>
  );
}

/** The product's screen across the edge of the first screen, and its film. */
function ProductScreen() {
  const { length } = videos.videos['skills-agent'];
  return (
    <Band className="pt-0">
      <Container className="grid justify-items-center gap-5">
        <div className="-mt-32 w-full">
          <SkillsAgentScreen />
        </div>
        <p className="max-w-measure text-muted">{page.video.screen}</p>
        <WatchVideo name="skills-agent">{`${page.video.watch} (${length})`}</WatchVideo>
      </Container>
    </Band>
  );
}

/** Skills Agent: a question whose answer opens into the records that it was counted from. */
export default function SkillsAgent() {
  const { problem, shift, difference, matters, suite } = page;
  return (
    <>
      <AskHero />
      <ProductScreen />
      <Section id="problem" head="kicker" title={problem.title} statement={problem.statement}>
        <EmailDays />
      </Section>
      <Section id="shift" head="row" title={shift.title} text={shift.statement}>
        <SavedDays />
      </Section>
      <Section
        id="difference"
        head="beside"
        title={difference.title}
        text={difference.statement}
        background="mist"
        figure={<SourceRecords />}
      >
        <Points items={difference.points} />
      </Section>
      <Section
        id="matters"
        head="kicker"
        title={matters.title}
        statement={matters.statement}
        background="ink"
        aside={<BookMeeting control="skills-agent-matters" meetingType="Demo" label={matters.book} />}
      >
        <Matters />
      </Section>
      <Section
        id="suite"
        title={suite.title}
        text={suite.statement}
        aside={<OutboundButton to="suitePage" label={suite.explore} />}
      >
        <SuiteProducts />
      </Section>
      <Ending variant="product" after="skills-agent" />
    </>
  );
}
