import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from './hydration.ts';

/** How near an element has come to the window when it counts as near, in CSS pixels. */
const distance = 800;

/**
 * A place in the page, and the component that belongs there, fetched as it comes near: undefined until it is there, null
 * where it cannot be had. The place is `unread` once it has been out of sight while the page was live: what changes in it then
 * takes nothing from under a reader's eyes.
 */
export function useComponentNear(load: () => Promise<ComponentType>) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [unread, setUnread] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting) setNear(true);
          if (!isIntersecting || boundingClientRect.top > window.innerHeight) setUnread(true);
        }
      },
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, unread, Near: useLazyComponent(near, load) };
}
