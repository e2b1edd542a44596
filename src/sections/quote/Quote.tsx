import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { fillIn } from '../../content/format.ts';
import copy from '../../content/sample.yaml';
import translation from '../../content/translation.ts';
import styles from './Quote.module.css';

/** Returns a text in the quotation marks of the build's language. */
const quoted = (words: string) => (translation ? fillIn(translation.formats.quote, { words }) : `“${words}”`);

interface QuoteProps {
  /**
   * - `plain`: at heading size with a line on its left.
   * - `window`: a dark band of its own, between sections, at headline size.
   */
  readonly variant?: 'plain' | 'window';
  /** What was said, without quotation marks. */
  readonly words: string;
  /** The person with role and organisation. */
  readonly by: string;
  /** Whether it is invented. Then its last line says so. */
  readonly sample?: boolean | undefined;
}

/** A quotation. */
export function Quote({ variant = 'plain', words, by, sample }: QuoteProps) {
  const speaker = sample ? `${by} (${copy.word})` : by;
  if (variant === 'window')
    return (
      <Band as="div" background="ink">
        <Container as="figure" className="grid gap-part">
          <blockquote className={`font-statement text-headline ${styles.statement}`}>
            {quoted(words)}
          </blockquote>
          <figcaption className="text-muted">{speaker}</figcaption>
        </Container>
      </Band>
    );
  return (
    <figure className={styles.plain}>
      <blockquote className="max-w-[44ch] font-display text-heading leading-snug">{quoted(words)}</blockquote>
      <figcaption className="pt-3 text-muted text-small">{speaker}</figcaption>
    </figure>
  );
}
