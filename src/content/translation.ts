import type { Translation } from './language.ts';

/**
 * What a language gives beside the content files. In the build of a language with a file of its words, that file takes the
 * place of this module (`src/build/languages.ts`); elsewhere there is nothing to give.
 */
const translation: Translation | undefined = undefined as Translation | undefined;

export default translation;
