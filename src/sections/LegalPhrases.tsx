import { Link } from 'react-router-dom';
import { ExternalLink } from '../components/ExternalLink.tsx';
import type { Phrase } from '../content/loader/markdown-file.ts';
import { defaultOrigin } from '../site.ts';

/** On paper a link inside the site needs its whole address. */
const origin = import.meta.env.VITE_SITE_ORIGIN ?? defaultOrigin;

interface LegalPhrasesProps {
  readonly phrases: readonly Phrase[];
}

function LegalLink({ href, phrases }: Extract<Phrase, { type: 'link' }>) {
  const words = <LegalPhrases phrases={phrases} />;
  if (href.startsWith('https:')) return <ExternalLink href={href}>{words}</ExternalLink>;
  const props = { className: 'text-link', children: words };
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  return <Link to={href} data-address={new URL(href, origin).href} {...props} />;
}

/** The words of a paragraph with their links and emphasis. */
export function LegalPhrases({ phrases }: LegalPhrasesProps) {
  return phrases.map((phrase, position) => {
    // The text never changes while it is shown: places are as good as names.
    const key = `${phrase.type}-${position}`;
    if (phrase.type === 'text') return phrase.text;
    if (phrase.type === 'link') return <LegalLink key={key} {...phrase} />;
    const Mark = phrase.type === 'strong' ? 'strong' : 'em';
    return (
      <Mark key={key}>
        <LegalPhrases phrases={phrase.phrases} />
      </Mark>
    );
  });
}
