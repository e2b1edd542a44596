import { objectList } from '../../content/lists.ts';
import { paragraph, sentence } from '../../content/texts.ts';

/** Returns the schema of the items of `Questions`. */
export const questions = () => objectList({ question: sentence(), answer: paragraph() });
