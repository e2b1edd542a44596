import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Plan, PlanKey, planText } from './Plan.tsx';
import page from './page.yaml';
import { Week } from './Week.tsx';

/** Returns links in a row. */
const row = (links: readonly { readonly label: string; readonly to: string }[]) =>
  links.map((link) => <Link key={link.to} {...link} />);

/** The suite: one question through five products day by day, the plan that comes of it, and where to begin. */
export default function SkillSuite() {
  const { hero, plan, begin, closing } = page;
  return (
    <>
      <Band className="pt-hero pb-part">
        <Container>
          <HeroWords product={hero.product} title={hero.title} text={hero.text}>
            <OutboundButton to="bookingPage" label={hero.demo} />
          </HeroWords>
        </Container>
      </Band>
      <Week />
      <Section id="plan" background="ink" title={plan.title} text={planText} aside={<PlanKey />}>
        <Plan />
      </Section>
      <Section
        id="begin"
        head="beside"
        title={begin.title}
        text={begin.text}
        aside={<p className="grid justify-items-start gap-2">{row(begin.links)}</p>}
      >
        <Points variant="rows" items={begin.points} />
        <div className="grid gap-x-gutter-wide pt-part page-md:grid-cols-[auto_1fr] page-md:items-baseline">
          <p className="text-title leading-tight">
            <b className="font-condensed">{begin.claim.figure}</b> {begin.claim.wording}
            <EvidenceMark claim={begin.claim} />
          </p>
          <p className="text-muted">{begin.claimFor}</p>
        </div>
      </Section>
      <Ending variant="line" title={closing.title} text={closing.text}>
        <OutboundButton to="bookingPage" label={closing.button} />
        {row(closing.links)}
      </Ending>
    </>
  );
}
