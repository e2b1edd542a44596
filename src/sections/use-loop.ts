import { type RefObject, useEffect, useState } from 'react';

/** How near a loop comes to the window before it is fetched. */
const near = '400px 0px';
/** The share of a loop that has to be in sight for it to play. */
const inSight = 0.5;

/**
 * Plays a loop while it is in sight, unless `paused`; fetches it when it is near. Returns whether one has come near: until then
 * it needs no file. A browser that refuses to play by itself calls `onRefused`.
 */
export function useLoop(
  loop: RefObject<HTMLVideoElement | null>,
  { paused, onRefused }: { readonly paused: boolean; readonly onRefused: () => void },
): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const { current } = loop;
    if (!current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: near },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [loop, isNear]);

  useEffect(() => {
    const { current } = loop;
    if (!current || !isNear || paused) return;
    const refused = ({ name }: DOMException) => name === 'NotAllowedError' && onRefused();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) current.play().catch(refused);
        else current.pause();
      },
      { threshold: inSight },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      current.pause();
    };
  }, [loop, isNear, paused, onRefused]);

  return isNear;
}
