import * as z from 'zod/mini';
import { pagePictures } from '../../content/article-text.ts';
import { image } from '../../content/loader/image.ts';
import { paragraph, sentence, withHint } from '../../content/texts.ts';

/** The schema of `PictureText`, without its heading and its buttons. */
export const pictureText = {
  text: withHint(paragraph(), 'the paragraph beside the picture'),
  picture: image({ folder: pagePictures, size: { width: 640, height: 480 } }),
  alt: withHint(sentence(), 'what the picture shows, for those who do not see it'),
  side: z.optional(
    withHint(z.enum(['left', 'right']), 'the side of the picture on wide windows; without one, the right'),
  ),
};
