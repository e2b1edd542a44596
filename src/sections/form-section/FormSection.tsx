import type { ReactNode } from 'react';
import { type Background, Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import styles from './FormSection.module.css';

interface FormSectionProps {
  /** The section's id and anchor. The heading's id is `<id>-title`. */
  readonly id: string;
  /**
   * - `beside`: the form in a panel on the right of the words.
   * - `wide`: the words as large as a hero's, the form below them across the page, without a panel.
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
  return (
    <Band id={id} background={background} aria-labelledby={`${id}-title`}>
      <Container
        className={wide ? 'grid gap-block' : 'grid gap-y-8 page-lg:grid-cols-12 page-lg:gap-x-gutter'}
      >
        <div className={wide ? styles.words : 'grid content-start gap-5 page-lg:col-span-5'}>
          <h2
            id={`${id}-title`}
            className={wide ? 'font-condensed text-display max-w-[16ch]' : 'max-w-[16ch] text-headline'}
          >
            {title}
          </h2>
          <div className="grid content-end gap-5">
            {text ? <p className="max-w-[48ch] text-muted text-lead">{text}</p> : null}
            {beside}
          </div>
        </div>
        <div
          className={wide ? styles.form : `${styles.panel} page-lg:col-span-6 page-lg:col-start-7`}
          data-background="paper"
        >
          {children}
        </div>
      </Container>
    </Band>
  );
}
