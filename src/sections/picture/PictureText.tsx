import type { ReactNode } from 'react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Picture, type PictureSource } from '../../components/Picture.tsx';

interface PictureTextProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureSource;
  readonly alt: string;
  readonly side?: 'left' | 'right' | undefined;
  readonly background?: 'paper' | 'mist';
  /** Buttons. */
  readonly children?: ReactNode;
}

/** A section of a heading, a paragraph and a picture beside them. On narrow pages the picture comes last. */
export function PictureText({
  id,
  title,
  text,
  picture,
  alt,
  side = 'right',
  background = 'paper',
  children,
}: PictureTextProps) {
  return (
    <Band id={id} background={background} aria-labelledby={`${id}-title`}>
      <Container className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-gutter-wide gap-y-part page-lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="grid content-center justify-items-start gap-5">
          <h2 id={`${id}-title`} className="max-w-[24ch] text-title">
            {title}
          </h2>
          <p className="max-w-measure text-muted text-lead">{text}</p>
          {children ? <p className="flex flex-wrap items-center gap-3">{children}</p> : null}
        </div>
        <div className={side === 'left' ? 'page-lg:order-first' : ''}>
          <Picture image={picture} alt={alt} />
        </div>
      </Container>
    </Band>
  );
}
