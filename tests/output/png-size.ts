/** Width and height of a PNG in pixels, from its header (PNG specification, 11.2.1); throws on other files. */
export function pngSize(file: Uint8Array): { width: number; height: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x89504e47) throw new Error('This is not a PNG.');
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
