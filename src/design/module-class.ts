import { basename } from 'node:path';

/** Returns the class in HTML of a class of a CSS module: `solid` of `Button.module.css` is `Button-solid`. */
export function moduleClass(name: string, path: string): string {
  return `${basename(path, '.module.css')}-${name}`;
}
