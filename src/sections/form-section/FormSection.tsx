import type { ReactNode } from 'react';
import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import styles from './FormSection.module.css';

interface FormSectionProps {
  /** The section's id and anchor. The heading's id is `<id>-title`. */
  readonly id: string;
  /**
   * - `beside`: the form in a panel on the right of the words.
   * - `wide`: the heading as large as a hero's, below it a line, the text on the left and the form without a panel.
   */
  readonly variant?: 'beside' | 'wide';
  readonly background?: Background;
  readonly title: string;
  readonly text?: string | undefined;
  /** Content under the text, such as who answers. */
  readonly beside?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** A section whose only content is a form. */
export function FormSection(props: FormSectionProps) {
  const { id, variant = 'beside', title, text, beside, children } = props;
  const wide = variant === 'wide';
  const { background = wide ? 'paper' : 'mist' } = props;
  const heading = (
    <h2 id={`${id}-title`} className={`max-w-[16ch] ${wide ? 'text-display' : 'text-headline'}`}>
      {title}
    </h2>
  );
  const words = text ? <p className="max-w-[48ch] text-muted text-lead">{text}</p> : null;
  return (
    <Band id={id} background={background} aria-labelledby={`${id}-title`}>
      <Container className="grid gap-y-8 page-lg:grid-cols-12 page-lg:gap-x-gutter">
        {wide ? <div className="page-lg:col-span-full">{heading}</div> : null}
        <div className={`grid content-start gap-5 ${wide ? styles.below : ''} page-lg:col-span-5`}>
          {wide ? null : heading}
          {words}
          {beside}
        </div>
        <div
          className={
            wide
              ? `${styles.form} page-lg:col-span-7`
              : `${styles.panel} page-lg:col-span-6 page-lg:col-start-7`
          }
          data-background="paper"
        >
          {children}
        </div>
      </Container>
    </Band>
  );
}
