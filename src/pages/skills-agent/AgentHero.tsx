import { ExternalLink } from '../../components/ExternalLink.tsx';
import type { Content } from '../../content/schemas.ts';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { outboundLinks } from '../../links.ts';
import { ProductGlyph } from '../../sections/ProductGlyph.tsx';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';
import './agent.css';

/** The first screen of Skills Agent: its mark and promise, and the product itself beside them. */
export function AgentHero({ product, title, text, book, suite, note }: Content<'skills-agent'>['hero']) {
  return (
    <section className="agent-hero">
      <div className="page agent-hero-columns">
        <div className="agent-hero-words">
          <h1>
            <span className="agent-logo">
              <ProductGlyph product="skills-agent" />
              {product}
            </span>
            <span className="visually-hidden">: </span>
            <span className="agent-hero-title">{title}</span>
          </h1>
          <p className="agent-hero-text">{text}</p>
          <p className="agent-hero-buttons">
            <BookMeeting control="skills-agent-hero" meetingType="Demo">
              {book}
            </BookMeeting>
            <ExternalLink className="button" href={outboundLinks.suitePage.href}>
              {suite}
            </ExternalLink>
          </p>
          <p className="agent-hero-note">{note}</p>
        </div>
        <SkillsAgentScreen />
      </div>
    </section>
  );
}
