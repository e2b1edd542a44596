/** Hides an image that failed to load, unless it has alternative text, which browsers show instead. */
function hideLost(picture: HTMLImageElement): void {
  picture.hidden = picture.alt === '' && picture.naturalWidth === 0;
}

/**
 * Hides decorations that cannot be loaded, wherever they stand, also those that failed before the page was live and whose error
 * event went unheard; as long as the document is there.
 */
export function hideLostPictures(): void {
  for (const picture of document.images) if (picture.complete) hideLost(picture);
  const settle = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) hideLost(target);
  };
  // Neither event bubbles.
  for (const type of ['error', 'load']) document.addEventListener(type, settle, true);
}
