import { useEffect } from 'react';

/** Hides a picture that failed, unless it has words: those stand in its place. */
function hideLost(picture: HTMLImageElement): void {
  picture.hidden = picture.alt === '' && picture.naturalWidth === 0;
}

/**
 * Hides decorations that cannot be loaded, wherever they stand, also those that failed before the page was live and whose error
 * event went unheard.
 */
export function useLostPictures(): void {
  useEffect(() => {
    for (const picture of document.images) if (picture.complete) hideLost(picture);
    const settle = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) hideLost(target);
    };
    // Neither event bubbles.
    const types = ['error', 'load'] as const;
    for (const type of types) document.addEventListener(type, settle, true);
    return () => {
      for (const type of types) document.removeEventListener(type, settle, true);
    };
  }, []);
}
