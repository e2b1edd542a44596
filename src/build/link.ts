import { campaignLink, LinkError } from './campaign-link.ts';
import { readReferences } from './content-references.ts';

// `npm run content:link -- /pricing --campaign spring`; exit code 1 for a link that nobody should publish.
try {
  console.info(campaignLink(process.argv.slice(2), readReferences()));
} catch (error) {
  if (!(error instanceof LinkError)) throw error;
  console.info(error.message);
  process.exitCode = 1;
}
