import { type RefObject, useEffect, useState } from 'react';

/** The margin around the viewport in which a loop is fetched. */
const nearMargin = '400px 0px';
/** The visible share of a loop from which it plays. */
const visibleShare = 0.5;

/**
 * Plays a loop while it is visible and not `paused`. Returns whether it has come near the viewport, so that it needs its file.
 * Calls `onRefused` if the browser blocks autoplay.
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
      { rootMargin: nearMargin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [loop, isNear]);

  useEffect(() => {
    const { current } = loop;
    if (!current || !isNear || paused) return;
    const handleError = ({ name }: DOMException) => name === 'NotAllowedError' && onRefused();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) current.play().catch(handleError);
        else current.pause();
      },
      { threshold: visibleShare },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      current.pause();
    };
  }, [loop, isNear, paused, onRefused]);

  return isNear;
}
