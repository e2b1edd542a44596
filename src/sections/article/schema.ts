import * as z from 'zod/mini';
import { date } from '../../content/fields.ts';
import { checkedFile } from '../../content/loader/check-content.ts';
import { type Image, image } from '../../content/loader/image.ts';
import { problemsOf } from '../../content/loader/issues.ts';
import { type Block, readArticle } from '../../content/loader/markdown-file.ts';
import { team } from '../../content/schema.ts';
import { editorMetadata, oneLine, withHint } from '../../content/texts.ts';
import { pagePictures } from '../picture/schema.ts';

/** The author of an article. Only people of the team have more than a name. */
export interface Author {
  readonly name: string;
  readonly role?: string;
  readonly image?: Image;
  readonly sample?: boolean | undefined;
}

const readTeam = checkedFile('content/team', team);

/** Returns the people of `team.yaml`. Throws if the file has mistakes. */
export const knownPeople = () => readTeam().people;

const author = () =>
  z.pipe(
    z
      .string({ error: 'the name of a person' })
      .check(
        z.minLength(1),
        z.maxLength(60),
        z.regex(oneLine, { error: 'one line of text without spaces around it' }),
      ),
    z.transform((name: string): Author => knownPeople().find((person) => person.name === name) ?? { name }),
  );

/** The width of an article's text and pictures, in CSS pixels. */
const articleWidth = 640;

const picture = image({ folder: pagePictures, size: { width: articleWidth } });

/** Returns a picture of an article, or what is wrong with its address. */
function pictureAt(address: string): Image | string {
  const { data, error } = picture.safeParse(address, { reportInput: true });
  return data ?? error?.issues.flatMap(problemsOf)[0]?.problem ?? '';
}

/** How long an article may be, in characters. */
const longestArticle = 40_000;

const body = () =>
  z.pipe(
    z
      .string({ error: 'a text in Markdown' })
      .check(z.minLength(1), z.maxLength(longestArticle))
      .register(editorMetadata, { markdown: true }),
    z.transform((text: string, { issues }): readonly Block[] => {
      const { blocks, notes } = readArticle(text, pictureAt);
      for (const { line, problem } of notes)
        issues.push({
          code: 'custom',
          input: text,
          params: { problem: `line ${line} of it ${problem}` },
          path: [],
        });
      return blocks;
    }),
  );

/** The schema of `Article`. */
export const article = {
  author: withHint(
    author(),
    'a name from team.yaml, whose role and picture are shown too, or any other name',
  ),
  date: withHint(date(), 'the day of the article'),
  body: withHint(
    body(),
    'the article in Markdown: ## and ### begin headings, > a quotation, and a picture is ![what it shows](/images/pages/picture.jpg)',
  ),
};
