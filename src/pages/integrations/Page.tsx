import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Connect } from './Connect.island.tsx';
import { Exchange } from './Exchange.tsx';
import page from './page.yaml';

/** Integrations: systems to choose, the fields that each may share, and a record on its way through the API. */
export default function Integrations() {
  const { hero, connect, fields, agreement, kinds, chosen, way, closing } = page;
  return (
    <>
      <Band className="pt-hero pb-block" background="ink">
        <Container className="grid gap-x-gutter-wide gap-y-5 page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
          <h1 className="text-display tracking-[-0.02em] page-lg:col-span-2">{hero.title}</h1>
          <p className="max-w-measure text-lead">{hero.text}</p>
          <p className="page-lg:text-right">
            <BookMeeting control="integrations-hero" label={hero.book} />
          </p>
        </Container>
      </Band>
      <Connect connect={connect} fields={fields} agreement={agreement} kinds={kinds} chosen={chosen} />
      <Exchange />
      <Section
        id="way"
        head="beside"
        title={way.title}
        background="mist"
        aside={
          <div className="grid gap-2">
            <p className="text-title leading-tight">
              <b className="font-condensed">{way.claim.figure}</b> {way.claim.wording}
              <EvidenceMark claim={way.claim} />
            </p>
            <p className="text-muted">{way.claimFor}</p>
          </div>
        }
      >
        <Points variant="rows" items={way.steps} />
      </Section>
      <Ending variant="line" title={closing.title} text={closing.text}>
        <BookMeeting control="integrations-closing" label={closing.book} />
        {closing.links.map((link) => (
          <Link key={link.to} {...link} />
        ))}
      </Ending>
    </>
  );
}
