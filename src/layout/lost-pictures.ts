/** Hides an image that failed to load, unless it has a text alternative, which browsers show instead. */
function hideLost(picture: HTMLImageElement): void {
  picture.hidden = picture.alt === '' && picture.naturalWidth === 0;
}

/** Hides decorative images that fail to load, including those that have failed before this call. */
export function hideLostPictures(): void {
  for (const picture of document.images) if (picture.complete) hideLost(picture);
  const handleEvent = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) hideLost(target);
  };
  // Captured, as neither event bubbles.
  for (const type of ['error', 'load']) document.addEventListener(type, handleEvent, true);
}
