import sharp from 'sharp';

const encoding = { palette: true, colours: 256, quality: 90, dither: 0, effort: 7 } as const;

/** What the picture of a drawing depends on beside the drawing itself. */
export const rendererVersion = JSON.stringify([encoding, sharp.versions.vips, sharp.versions.rsvg]);

/** Renders an SVG document at its own size as a PNG with at most 256 colours. */
export async function renderPicture(document: string): Promise<Uint8Array> {
  return sharp(Buffer.from(document)).png(encoding).toBuffer();
}
