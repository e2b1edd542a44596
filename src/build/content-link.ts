import { LinkCommandError, linkFor } from './content/link-command.ts';
import { readReferences } from './content/references.ts';

// `npm run content:link -- /pricing --campaign spring`; exit code 1 for a link that nobody should publish.
try {
  console.info(linkFor(process.argv.slice(2), readReferences()));
} catch (error) {
  if (!(error instanceof LinkCommandError)) throw error;
  console.info(error.message);
  process.exitCode = 1;
}
