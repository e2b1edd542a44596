import { asAnnotations, describeMistakes } from '../content/loader/mistakes.ts';
import { checkDirectory } from '../content/loader/plugin.ts';
import { references } from './content-references.ts';
import { contentSchemas } from './content-schemas.ts';
import { whatStaysEnglish } from './what-stays-english.ts';
import { whatWaits } from './what-waits.ts';

// `npm run content:check`: every mistake in the content, a line each, without a build, and then what waits for its day and
// what stays English on pages in other languages; exit code 1 where there is a mistake.
const mistakes = checkDirectory('.', contentSchemas, references);
if (mistakes.length > 0) {
  console.info(process.env.GITHUB_ACTIONS === 'true' ? asAnnotations(mistakes) : describeMistakes(mistakes));
  process.exitCode = 1;
} else {
  console.info(['The content has no mistakes.', ...whatWaits(), ...whatStaysEnglish()].join('\n'));
}
