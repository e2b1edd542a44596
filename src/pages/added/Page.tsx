import { Container } from '../../components/Container.tsx';
import { InLanguage } from '../../components/InLanguage.tsx';
import { inventedNote } from '../../content/invented.ts';
import partners from '../../content/partners.yaml';
import type { DrawingSource } from '../../drawings/drawing.ts';
import skillsMatching from '../../drawings/skills-1st-matching.drawing.tsx?picture&card';
import skillsAgent from '../../drawings/skills-agent.drawing.tsx?picture&card';
import skillsAi from '../../drawings/skills-ai.drawing.tsx?picture&card';
import skillsLens from '../../drawings/skills-lens.drawing.tsx?picture&card';
import skillsMapping from '../../drawings/skills-mapping.drawing.tsx?picture&card';
import skillsPassport from '../../drawings/skills-passport.drawing.tsx?picture&card';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { MeetingFormInPage } from '../../forms/MeetingFormInPage.island.tsx';
import { NewsletterForm } from '../../forms/NewsletterForm.island.tsx';
import { ReportForm } from '../../forms/ReportForm.island.tsx';
import { Article } from '../../sections/article/Article.tsx';
import { Ending } from '../../sections/ending/Ending.tsx';
import { Figures } from '../../sections/figures/Figures.tsx';
import { HeroWords } from '../../sections/hero/Hero.tsx';
import { Logos } from '../../sections/logos/Logos.tsx';
import { PictureText } from '../../sections/picture/PictureText.tsx';
import { Points } from '../../sections/points/Points.tsx';
import { Questions } from '../../sections/questions/Questions.island.tsx';
import { Quote } from '../../sections/quote/Quote.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { Steps } from '../../sections/steps/Steps.tsx';
import { VideoPlayer } from '../../sections/video/VideoPlayer.island.tsx';
import { defaultLanguage } from '../../site.ts';
import { Actions } from './Actions.tsx';
import samples from './samples.yaml';
import type { AddedContent } from './schema.ts';

type Part = AddedContent['sections'][number];

function Hero({ product, title, text, book, link, download }: Extract<Part, { section: 'hero' }>) {
  return (
    <section className="pt-hero pb-band">
      <Container>
        <HeroWords product={product} title={title} titleClassName="max-w-[20ch]" text={text}>
          {book || link || download ? (
            <>
              {book ? <BookMeeting control="added-hero" label={book} /> : null}
              <Actions link={link} download={download} />
            </>
          ) : null}
        </HeroWords>
      </Container>
    </section>
  );
}

const forms = {
  meeting: <MeetingFormInPage control="added-form" />,
  report: <ReportForm />,
  newsletter: <NewsletterForm />,
} as const;

const pictures: Readonly<Record<string, DrawingSource>> = {
  'skills-agent': skillsAgent,
  'skills-passport': skillsPassport,
  'skills-1st-matching': skillsMatching,
  'skills-mapping': skillsMapping,
  'skills-lens': skillsLens,
};

/** The drawing of a video until it plays: the chosen one, else that of its product, else that of the AI. */
const posterOf = ({
  video,
  poster = video,
}: {
  readonly video: string;
  readonly poster?: string | undefined;
}) => pictures[poster] ?? skillsAi;

/** What a section shows under its heading. */
function figureOf(part: Exclude<Part, { section: 'hero' | 'closing' | 'picture' | 'article' }>) {
  switch (part.section) {
    case 'cards':
      return <Points items={part.cards} />;
    case 'figures':
      return <Figures items={part.figures.map((claim) => ({ claim }))} />;
    case 'steps':
      return <Steps steps={part.steps} />;
    case 'quote':
      return <Quote words={part.quote} by={part.by} />;
    case 'logos':
      return <Logos />;
    case 'faq':
      return <Questions items={part.items} />;
    case 'video':
      return <VideoPlayer name={part.video} poster={posterOf(part)} />;
    case 'form':
      return (
        <div className="max-w-160 rounded-md border border-line bg-paper p-panel">{forms[part.form]}</div>
      );
  }
}

/** Small figures stand beside their heading, rows under it. */
const besides: ReadonlySet<Part['section']> = new Set(['quote', 'faq', 'video', 'form']);

/** What these show has words that are there in English only. */
const englishWords: ReadonlySet<Part['section']> = new Set(['figures']);

/** What these show has the words of the frame. */
const frameWords: ReadonlySet<Part['section']> = new Set(['video', 'form']);

const inventedPartners = partners.groups.some((group) => group.partners.some(({ sample }) => sample));

/** What is said of the invented people and partners in these sections. */
const noteOf = (sections: readonly Part[]) =>
  inventedNote(samples.note, [
    [
      samples.people,
      sections.some(
        (part) =>
          (part.section === 'quote' && part.sample) || (part.section === 'article' && part.author.sample),
      ),
    ],
    [samples.partners, inventedPartners && sections.some((part) => part.section === 'logos')],
  ]);

interface AddedPageProps extends Pick<AddedContent, 'sections'> {
  /** The language of its words, where that is not English. */
  readonly lang?: string | undefined;
}

/** The page that a file of `content/pages` describes, made of sections of the catalogue; their backgrounds alternate. */
export default function AddedPage({ sections, lang }: AddedPageProps) {
  const frame = import.meta.env.FRAME_LANGUAGE;
  const inEnglish = lang === undefined ? undefined : defaultLanguage;
  const inFrame = lang === undefined || lang === frame ? undefined : frame;
  const languageIn = (section: Part['section']) => {
    if (englishWords.has(section)) return inEnglish;
    return frameWords.has(section) ? inFrame : undefined;
  };
  const note = noteOf(sections);
  const shown = sections.map((part, index) => {
    if (part.section === 'hero') return <Hero key="hero" {...part} />;
    const id = part.id ?? `section-${index}`;
    const background = index % 2 === 0 ? 'mist' : 'paper';
    if (part.section === 'article')
      return <Article key={id} {...part} id={id} background={background} roleLanguage={inEnglish} />;
    const { title, text, link, download } = part;
    const words = text === undefined ? { title } : { title, text };
    const buttons = link || download ? <Actions link={link} download={download} /> : null;
    if (part.section === 'closing') {
      return (
        <Ending variant="line" key="closing" id={part.id} {...words}>
          <BookMeeting control="added-closing" label={part.button} />
          {buttons}
        </Ending>
      );
    }
    if (part.section === 'picture')
      return (
        <PictureText key={id} {...part} id={id} background={background}>
          {buttons}
        </PictureText>
      );
    const layout = besides.has(part.section) ? 'beside' : 'row';
    return (
      <Section key={id} id={id} {...words} head={layout} background={background} aside={buttons}>
        <InLanguage lang={languageIn(part.section)}>{figureOf(part)}</InLanguage>
      </Section>
    );
  });
  return (
    <>
      {shown}
      {note ? (
        <Container as="p" className="py-5 text-muted text-small">
          <span lang={inFrame}>{note}</span>
        </Container>
      ) : null}
    </>
  );
}
