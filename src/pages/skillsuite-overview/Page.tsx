import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ProductLinks } from '../../sections/cards/ProductLinks.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import { FiveQuestions } from './FiveQuestions.tsx';
import page from './page.yaml';

/** The first screen: the words, and below them a question to choose and its answer. */
function QuestionHero() {
  const { hero } = page;
  return (
    <Band className="pt-hero pb-0" background="ink">
      <Container className="grid gap-x-gutter-wide gap-y-5 pb-block page-lg:grid-cols-[7fr_5fr] page-lg:items-end">
        <h1 className="grid gap-4 page-lg:col-span-2">
          <span className="text-link text-heading">{hero.product}</span>
          <span className="sr-only">: </span>
          <span className="max-w-[22ch] text-display tracking-[-0.02em]">{hero.title}</span>
        </h1>
        <p className="max-w-measure text-lead">{hero.text}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 page-lg:justify-end">
          <BookMeeting control="skillsuite-overview-hero" label={hero.book} />
          <Link to="#products" label={hero.explore} />
        </p>
      </Container>
      <FiveQuestions />
    </Band>
  );
}

/** The products in a table, each in its colour: what it is for, what it reads and what it replaces. */
function Products() {
  const { cards, claim, terms, ...labels } = page.products;
  const { product, gives, people, data, replaces } = labels;
  return (
    <Section id="products" head="row" title={labels.title} text={labels.text}>
      <Table
        variant="products"
        caption={labels.title}
        columns={[product, gives, people, data, replaces]}
        className="leading-[1.4] [--cell:1rem] max-page-lg:text-small"
        left
        folds
        rows={cards.map((card) => ({
          name: card.title,
          mark: card.mark,
          head: (
            <>
              <span className="block">{card.title}</span>{' '}
              <span className="block pt-1 pb-1.5 font-text font-400 text-small leading-[1.4]">
                {card.text}
              </span>{' '}
              <span className="flex flex-wrap gap-x-4 font-text font-400 text-small leading-[1.4]">
                <ProductLinks product={{ title: card.title, to: card.link.to }} labels={labels} />
              </span>
            </>
          ),
          cells: [
            <b key="feature" className="font-600">
              {card.feature}
            </b>,
            card.people,
            card.data,
            card.replaces,
          ],
        }))}
      />
      <p className="max-w-measure pt-part text-lead">
        <b className="font-condensed">{claim.figure}</b> {claim.wording}
        <EvidenceMark claim={claim} /> {terms}
      </p>
    </Section>
  );
}

/** The suite at a glance: five questions and their answers, and the five products compared. */
export default function SkillSuiteOverview() {
  const { book, ...closing } = page.closing;
  return (
    <>
      <QuestionHero />
      <Products />
      <Ending variant="next" {...closing}>
        <BookMeeting control="skillsuite-overview-closing" label={book} />
      </Ending>
    </>
  );
}
