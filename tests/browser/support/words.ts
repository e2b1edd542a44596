import { readContent } from '../../../src/content/loader/read-content.ts';

// What the content calls the parts that tests find by their names: marketers may call them otherwise.
export const shell = readContent('shell');
export const footer = readContent('footer');
export const forms = readContent('forms');
export const results = readContent('results');
export const consent = readContent('consent');
export const privacyPolicy = readContent('legal/privacy-policy');
