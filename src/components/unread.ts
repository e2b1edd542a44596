import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has been out of the viewport since hydration, so that hiding it shifts nothing visible. */
export function useUnread(place: RefObject<HTMLElement | null>): boolean {
  const [unread, setUnread] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setUnread(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return unread;
}
