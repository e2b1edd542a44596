import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from './hydration.ts';

/** How near an element has come to the window when it counts as near, in CSS pixels. */
const distance = 800;

/** A place in the page, and the component that belongs there, fetched as it comes near; undefined until it is there. */
export function useComponentNear(load: () => Promise<ComponentType>) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, Near: useLazyComponent(near, load) };
}
