/** A whole number that belongs to a name, always the same for the same name (FNV-1a, 32 bits, over UTF-16 code units). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
