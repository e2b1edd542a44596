import * as z from 'zod/mini';
import { isVideoId, videoProviders } from '../video-providers.ts';
import { sample } from './fields.ts';
import { film, filmFits, poster } from './films.ts';
import { checkedFile, namesField } from './loader/check-content.ts';
import { outbound } from './outbound.ts';
import { products } from './products.ts';
import { label, labelFields, paragraph, sentence, sentenceFields, stringMatching } from './texts.ts';
import { namedByCode } from './users.ts';

/** Returns new fields for each video, as editor notes are added to them. */
const fields = () => ({
  title: label(),
  text: paragraph({ maximum: 200 }),
  length: stringMatching(/^(?!0:00)\d{1,2}:[0-5]\d$/, 'minutes and seconds such as "2:10", in quotes'),
  link: outbound(),
  provider: z.enum(videoProviders),
  id: z.optional(z.string({ error: 'the id of the video, in quotes' })),
  poster: poster(),
  film: film(),
  sample,
});

const idOfProvider = z.refine<z.output<z.ZodMiniObject<ReturnType<typeof fields>>>>(
  ({ provider, id }) => id === undefined || isVideoId(provider, id),
  {
    path: ['id'],
    error: 'an id of its provider: 11 letters, digits, - or _ for youtube-nocookie, digits for vimeo',
  },
);

const video = z.strictObject(fields()).check(idOfProvider, filmFits());

const ownNames = ['intro', ...products, 'skills-ai', 'educator', 'recruiter', 'product-demo'] as const;

/** Videos that the code refers to. */
const ownVideos = z.strictObject(
  Object.fromEntries(
    ownNames.map((name) => [name, namedByCode(name, 'a video', fields()).check(idOfProvider, filmFits())]),
  ) as Record<(typeof ownNames)[number], typeof video>,
);

/** The texts around every player. */
export const playerWords = {
  player: z.strictObject({
    ...labelFields('play', 'close', 'link', 'transcript', 'captions'),
    ...sentenceFields('loading', 'empty', 'failed'),
    notice: z.record(z.enum(videoProviders), sentence()),
  }),
  dialog: z.strictObject({ close: label() }),
};

/** The texts of a video. */
export const videoWords = { title: label(), text: paragraph({ maximum: 200 }) };

export const videos = z.strictObject({
  ...playerWords,
  /** The videos by name: those that the code refers to, and any others for added pages. */
  videos: z.pipe(
    z.catchall(ownVideos, video),
    z.transform((all): z.output<typeof ownVideos> => all),
  ),
});

type VideoName = keyof z.output<typeof ownVideos>;

const readVideos = checkedFile('content/videos', videos);
export const knownVideos = () => Object.keys(readVideos().videos) as VideoName[];

/** Returns the schema of a field that names a video of `videos.yaml`. Runs at build only. */
export const videoName = () => namesField('the name of a video in videos.yaml', knownVideos);
