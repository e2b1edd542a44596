import { type RefObject, useRef } from 'react';

/** How long an element takes from its last place to its present one, in milliseconds. */
const flightTime = 600;

/**
 * Returns two functions: one remembers where the elements with `data-flies` in an area are, the other moves each from there to its
 * present place, unless the visitor asked for less motion. An element's card moves with it. A new element appears.
 */
export function useFlight(area: RefObject<Element | null>) {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  const shown = () =>
    [...(area.current?.querySelectorAll<HTMLElement>('[data-flies]') ?? [])].flatMap((marked) => {
      const element = marked.closest('label') ?? marked;
      const place = element.getBoundingClientRect();
      return place.width > 0 ? [{ element, place, name: marked.dataset.flies ?? '' }] : [];
    });
  const remember = () => {
    places.current = new Map(shown().map(({ name, place }) => [name, place]));
  };
  const fly = () => {
    if (places.current.size === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const { element, place, name } of shown()) {
      const before = places.current.get(name);
      const transform =
        before &&
        `translate(${before.x - place.x}px, ${before.y - place.y}px) scale(${before.width / place.width}, ${before.height / place.height})`;
      element.animate(
        [
          { transformOrigin: '0 0', ...(transform ? { transform } : { opacity: 0 }) },
          { transformOrigin: '0 0' },
        ],
        {
          duration: flightTime,
          easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
        },
      );
    }
  };
  return [remember, fly] as const;
}
