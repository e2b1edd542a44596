import { asAnnotations, describeMistakes } from '../content/loader/mistakes.ts';
import { checkDirectory } from '../content/loader/plugin.ts';
import { references } from './content-references.ts';
import { contentSchemas } from './content-schemas.ts';
import { unpublishedContent } from './unpublished-content.ts';
import { untranslatedContent } from './untranslated-content.ts';

// `npm run content:check` prints every mistake in the content, one per line, and exits with 1 if there is one. Otherwise it lists
// entries that are not published yet, and text that stays English on pages in other languages. Needs no build.
const mistakes = checkDirectory('.', contentSchemas, references);
if (mistakes.length > 0) {
  console.info(process.env.GITHUB_ACTIONS === 'true' ? asAnnotations(mistakes) : describeMistakes(mistakes));
  process.exitCode = 1;
} else {
  console.info(
    ['The content has no mistakes.', ...unpublishedContent(), ...untranslatedContent()].join('\n'),
  );
}
