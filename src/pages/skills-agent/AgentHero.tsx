import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import styles from './agent.module.css';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';

/** The first screen of Skills Agent: its mark and promise, and the product itself beside them. */
export function AgentHero({ product, title, text, book, suite, note }: Content<'skills-agent'>['hero']) {
  return (
    <section className="pt-[clamp(6.5rem,5.5rem_+_3vw,8rem)] pb-band bg-mist">
      <div className="page grid gap-10 page-2xl:gap-6 page-2xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-6 content-start justify-items-start page-2xl:pr-4 page-2xl:grid-rows-[auto_auto_1fr_auto]">
          <h1 className="grid gap-6 content-start justify-items-start">
            <span className={`${styles.agentLogo} flex gap-3 items-center text-heading font-700`}>
              <ProductGlyph product="skills-agent" />
              {product}
            </span>
            <span className="visually-hidden">: </span>
            <span className="[font-size:clamp(2.75rem,1.9rem_+_3.4vw,4.5rem)] font-700 tracking-[-0.02em] leading-none page-2xl:[font-size:3.375rem]">
              {title}
            </span>
          </h1>
          <p className="max-w-[52ch] text-lead">{text}</p>
          <p className="flex flex-wrap gap-3 content-start">
            <BookMeeting control="skills-agent-hero" meetingType="Demo">
              {book}
            </BookMeeting>
            <ExternalLink className="button" href={outboundLinks.suitePage.href}>
              {suite}
            </ExternalLink>
          </p>
          <p className="max-w-[44ch] text-slate text-caption page-2xl:pt-3 page-2xl:border-t page-2xl:border-t-outline page-2xl:w-full">
            {note}
          </p>
        </div>
        <SkillsAgentScreen />
      </div>
    </section>
  );
}
