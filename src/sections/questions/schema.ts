import { list } from '../../content/lists.ts';
import { line, paragraph } from '../../content/texts.ts';

/** Returns the schema of the items of `Questions`. */
export const questions = () => list({ question: line(), answer: paragraph() });
