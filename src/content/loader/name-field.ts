import * as z from 'zod/mini';
import { editorNotes, refuse } from '../fields.ts';
import { suggestion } from './mistakes.ts';

/** Text that names something of another file, replaced by what `find` gives for it; `expected` says what it may name. */
export function nameField<Found>(
  expected: string,
  names: () => readonly string[],
  find: (name: string) => Found | undefined,
) {
  return z.pipe(
    z.string({ error: expected }).register(editorNotes, { names }),
    z.transform((name: string, context): Found => {
      const found = find(name);
      if (found !== undefined) return found;
      return refuse(context, name, `${expected}${suggestion(name, names())}`);
    }),
  );
}
