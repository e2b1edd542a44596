import { basename } from 'node:path';

/** Returns the built name of a class in a CSS module: `Button-solid` for `solid` in `Button.module.css`. */
export function moduleClass(name: string, path: string): string {
  return `${basename(path, '.module.css')}-${name}`;
}
