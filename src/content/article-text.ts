import * as z from 'zod/mini';
import { type Image, image } from './loader/image.ts';
import { problemsOf } from './loader/issues.ts';
import { type Block, readArticle } from './loader/markdown-file.ts';
import { editorMetadata } from './texts.ts';

/** The folder of the pictures of added pages and articles, below `public/images`. */
export const pagePictures = 'pages';

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

/** Returns the schema of an article in Markdown. Its output is the article's blocks. */
export const articleText = () =>
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
