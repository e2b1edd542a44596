import { type Mistake, reportMistakes } from '../../content/loader/mistakes.ts';
import { missingPages } from './missing-pages.ts';

function print(mistakes: readonly Mistake[]): false {
  console.info(reportMistakes(mistakes));
  return false;
}

/**
 * Checks all content of the project's folder, which is the working directory, and prints the result. Returns whether it has no mistake. What
 * imports the pages' schemas is imported after the check for missing pages, which would end it with a stack trace.
 */
export async function checkContent(): Promise<boolean> {
  const missing = missingPages('.');
  if (missing.length > 0) return print(missing);
  const { contentReport } = await import('./report.ts');
  const { text, hasMistakes } = contentReport();
  console.info(text);
  return !hasMistakes;
}

/** Writes the modules that are made of content into `project`. Returns whether it could; if not, it prints the mistakes. */
export async function writeModules(project: string): Promise<boolean> {
  const missing = missingPages(project);
  if (missing.length > 0) return print(missing);
  const { writeContentModules } = await import('./modules.ts');
  return writeContentModules(project);
}
