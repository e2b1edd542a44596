import { readContent } from '../../content/loader/read-content.ts';
import { drawings } from '../../content/schemas/site.ts';

/** The words of all drawings, as `content/drawings.yaml` has them. */
export const drawnWords = readContent('.', 'drawings', drawings);
export const { drawn } = drawnWords;
