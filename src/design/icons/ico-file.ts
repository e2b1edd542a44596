interface IcoImage {
  /** Edge in pixels, below 256. */
  readonly size: number;
  readonly png: Uint8Array;
}

const headerLength = 6;
const entryLength = 16;

/** An ICO file of PNG images: a directory of one entry each, then the images (as Windows reads them since Vista). */
export function icoFile(images: readonly IcoImage[]): Uint8Array {
  const directory = Buffer.alloc(headerLength + entryLength * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  images.forEach(({ size, png }, index) => {
    const entry = headerLength + entryLength * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
