import type { Translation } from './language.ts';

/**
 * The translation of this build; none in English. In the build of a language with a translation file, that file replaces this
 * module (`src/build/languages/languages.ts`).
 */
const translation: Translation | undefined = undefined as Translation | undefined;

export default translation;
