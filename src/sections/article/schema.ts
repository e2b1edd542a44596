import * as z from 'zod/mini';
import { articleText } from '../../content/article-text.ts';
import { date } from '../../content/fields.ts';
import { checkedFile } from '../../content/loader/check-content.ts';
import type { Image } from '../../content/loader/image.ts';
import { team } from '../../content/schema.ts';
import { oneLine, withHint } from '../../content/texts.ts';

/** The author of an article. Only people of the team have more than a name. */
export interface Author {
  readonly name: string;
  readonly role?: string;
  readonly image?: Image;
  readonly sample?: boolean | undefined;
}

const readTeam = checkedFile('content/team', team);

/** Returns the people of `team.yaml`. Throws if the file has mistakes. */
export const teamPeople = () => readTeam().people;

const author = () =>
  z.pipe(
    z
      .string({ error: 'the name of a person' })
      .check(
        z.minLength(1),
        z.maxLength(60),
        z.regex(oneLine, { error: 'one line of text without spaces around it' }),
      ),
    z.transform((name: string): Author => teamPeople().find((person) => person.name === name) ?? { name }),
  );

/** The schema of `Article`. */
export const article = {
  author: withHint(
    author(),
    'a name from team.yaml, whose role and picture are shown too, or any other name',
  ),
  date: withHint(date(), 'the day of the article'),
  body: withHint(
    articleText(),
    'the article in Markdown: ## and ### begin headings, > a quotation, and a picture is ![what it shows](/images/pages/picture.jpg)',
  ),
};
