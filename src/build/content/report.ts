import { reportMistakes } from '../../content/loader/mistakes.ts';
import { checkDirectory } from '../../content/loader/plugin.ts';
import { doubtfulContent } from './doubtful.ts';
import { readReferences } from './references.ts';
import { contentSchemas } from './schemas.ts';
import { unpublishedContent } from './unpublished.ts';
import { untranslatedContent } from './untranslated.ts';

/**
 * Checks all content of the project's folder, which is the working directory. Returns every mistake as a line of `text`, for
 * GitHub Actions as annotations. Without a mistake the text says so, and lists what is not published or not translated yet,
 * and asks about what is probably not meant.
 */
export function contentReport(): { readonly text: string; readonly hasMistakes: boolean } {
  const mistakes = checkDirectory('.', contentSchemas, readReferences());
  if (mistakes.length === 0) {
    const lines = [
      'The content has no mistakes.',
      ...unpublishedContent(),
      ...untranslatedContent(),
      ...doubtfulContent(),
    ];
    return { text: lines.join('\n'), hasMistakes: false };
  }
  return { text: reportMistakes(mistakes), hasMistakes: true };
}
