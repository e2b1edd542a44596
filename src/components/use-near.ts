import { type RefObject, useEffect, useState } from 'react';

/** True once an element has come within `distance` CSS pixels of the window, and from then on. */
export function useNear(element: RefObject<Element | null>, distance = 800): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);
  return near;
}
