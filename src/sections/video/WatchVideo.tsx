import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from '../../components/Button.tsx';
import { DialogLink } from '../../components/DialogLink.tsx';
import { newTab } from '../../components/Link.tsx';
import { addressOf, sourceOf, type VideoName } from './video-source.ts';

interface WatchVideoProps {
  readonly name: VideoName;
  readonly variant?: ButtonVariant | 'plain';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button that opens the video dialog. Before the page is live it is a link to the video's file or page. For a video without a
 * source it is a link to the video's page in a new tab.
 */
export function WatchVideo({ name, variant = 'outline', className = '', children }: WatchVideoProps) {
  const href = addressOf(name);
  const look = variant === 'plain' ? className : buttonClass({ variant, className });
  if (!sourceOf(name))
    return (
      <a className={look} href={href} {...newTab}>
        {children}
      </a>
    );
  return (
    <DialogLink href={href} className={look} dialog="video" request={{ name }}>
      {children}
    </DialogLink>
  );
}
