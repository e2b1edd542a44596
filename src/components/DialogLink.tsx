import type { MouseEvent, ReactNode } from 'react';
import { isPlainPress } from './plain-press.ts';
import { useButtonRole } from './use-button-role.ts';

interface DialogLinkProps {
  /** Where the link leads without scripts, and where the dialog does not load. */
  readonly href: string;
  readonly className: string;
  /** Fetches the dialog's chunk. Called ahead of a press too. */
  readonly load: () => Promise<unknown>;
  /** Opens the dialog, once its chunk is there; `opener` is to get focus back. */
  readonly open: (opener: HTMLElement) => void;
  readonly children: ReactNode;
}

/**
 * A link that a dialog takes over once the page is live. A press with a modifier key still opens the link, and so does a
 * plain one where the dialog does not load.
 */
export function DialogLink({ href, className, load, open, children }: DialogLinkProps) {
  const button = useButtonRole();
  const prefetch = () => {
    load().catch(() => {});
  };

  async function loadAndOpen(opener: HTMLElement) {
    try {
      await load();
      open(opener);
    } catch {
      window.location.assign(href);
    }
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void loadAndOpen(event.currentTarget);
  }

  return (
    <a
      href={href}
      className={className}
      onClick={handleClick}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      {...(button ? { ...button, 'aria-haspopup': 'dialog' } : {})}
    >
      {children}
    </a>
  );
}
