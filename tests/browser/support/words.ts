import { readContent } from '../../../src/content/loader/read-content.ts';
import { contentSchemas } from '../../../src/content/schemas.ts';

// What the content calls the parts that tests find by their names: marketers may call them otherwise.
export const shell = readContent('.', 'shell', contentSchemas.shell);
export const forms = readContent('.', 'forms', contentSchemas.forms);
export const mail = readContent('.', 'mail', contentSchemas.mail);
export const results = readContent('.', 'results', contentSchemas.results);
export const consent = readContent('.', 'consent', contentSchemas.consent);
export const videoWords = readContent('.', 'videos', contentSchemas.videos);
export const privacyPolicy = readContent('.', 'legal/privacy-policy', contentSchemas['legal/privacy-policy']);
