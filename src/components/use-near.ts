import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from './hydration.ts';

/** How near an element has come to the window when it counts as near, in CSS pixels. */
const distance = 800;

/** True once an element has come near the window, and from then on. */
function useNear(element: RefObject<Element | null>): boolean {
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
  }, [element]);
  return near;
}

/** A place in the page, and the component that belongs there, fetched as it comes near; undefined until it is there. */
export function useComponentNear(load: () => Promise<ComponentType>) {
  const place = useRef<HTMLDivElement>(null);
  return { place, Near: useLazyComponent(useNear(place), load) };
}
