import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has been out of the viewport since hydration, so that hiding it shifts nothing visible. */
export function useLeftViewport(element: RefObject<HTMLElement | null>): boolean {
  const [leftViewport, setLeftViewport] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setLeftViewport(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return leftViewport;
}
