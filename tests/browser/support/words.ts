import { readContent } from '../../../src/build/content/read-content.ts';

// What the content calls the parts that tests find by their names: marketers may call them otherwise.
export const shell = readContent('content/shell');
export const footer = readContent('content/footer');
export const forms = readContent('content/forms');
export const results = readContent('pages/thank-you/page');
export const consent = readContent('content/consent');
export const privacyPolicy = readContent('pages/privacy-policy/page');
