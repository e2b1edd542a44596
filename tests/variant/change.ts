import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { references } from '../../src/build/content/references.ts';
import { contentSchemas } from '../../src/build/content/schemas.ts';
import { describeMistakes } from '../../src/content/loader/mistakes.ts';
import { checkDirectory, contentFiles } from '../../src/content/loader/plugin.ts';
import { EditedFile, type ListChange } from './edited-file.ts';

/**
 * Changes the content of the project in the working directory as an editor might. Every free text gets other letters. Lists of
 * free length get an entry more or fewer, in turn; the arguments `more` and `fewer` apply one of the two to all lists. Changes that
 * the schemas reject are reverted: names of icons, pages and skills, and lists of fixed length. As at the launch, nothing is marked
 * as a sample and every link has an address. An announcement is shown and tools measure.
 */

const listChanges: Readonly<Record<string, ListChange>> = { more: 'more', fewer: 'fewer' };
const listChange = listChanges[process.argv[2] ?? ''] ?? 'turns';

// A photograph with a file name as from a phone, in place of the first picture.
const photograph = '/images/team/Zoë Müller.JPEG';
await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#0a7' } })
  .jpeg()
  .toFile(`public${photograph}`);

// Files that others refer to first: the others are checked against their changed names.
const files = contentFiles('.')
  .map((path) => new EditedFile(path))
  .toSorted((one, other) => Number(other.isReferredTo) - Number(one.isReferredTo));
for (const file of files) {
  if (file.path.endsWith('/team.yaml')) file.setFirstImage(photograph);
  file.changeTexts();
  file.launch();
  if (!file.isReferredTo) file.changeLists(listChange);
  file.addWhatTheSiteMayLack();
  writeFileSync(file.path, file.text());
}
const mistakes = checkDirectory('.', contentSchemas, references);
if (mistakes.length > 0) console.error(describeMistakes(mistakes));
console.info(`Changed ${files.length} content files.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
