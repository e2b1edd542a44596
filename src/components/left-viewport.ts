import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has been out of the viewport since hydration, so that hiding it shifts nothing visible. */
export function useLeftViewport(place: RefObject<HTMLElement | null>): boolean {
  const [leftViewport, setLeftViewport] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setLeftViewport(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return leftViewport;
}
