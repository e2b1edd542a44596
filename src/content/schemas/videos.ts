import * as z from 'zod/mini';
import { isVideoId, videoProviders } from '../../video-providers.ts';
import { line, outbound, paragraph, sample, short } from '../fields.ts';

const video = z
  .strictObject({
    title: short(),
    text: paragraph({ maximum: 200 }),
    length: z
      .string({ error: 'minutes and seconds such as "2:10", in quotes' })
      .check(
        z.regex(/^(?!0:00)\d{1,2}:[0-5]\d$/, { error: 'minutes and seconds such as "2:10", in quotes' }),
      ),
    link: outbound,
    provider: z.enum(videoProviders),
    id: z.optional(z.string({ error: 'the id of the video, in quotes' })),
    sample: sample,
  })
  .check(
    z.refine(({ provider, id }) => id === undefined || isVideoId(provider, id), {
      path: ['id'],
      error: 'an id of its provider: 11 letters, digits, - or _ for youtube-nocookie, digits for vimeo',
    }),
  );

/** `videos.yaml`. */
export const videos = z.strictObject({
  player: z.strictObject({
    play: short(),
    loading: line(),
    notice: z.record(z.enum(videoProviders), line()),
    close: short(),
    empty: line(),
    failed: line(),
    link: short(),
  }),
  dialog: z.strictObject({ close: short() }),
  videos: z.strictObject({
    intro: video,
    'skills-agent': video,
    'skills-passport': video,
    'skills-1st-matching': video,
    'skills-mapping': video,
    'skills-lens': video,
    'skills-ai': video,
    educator: video,
    recruiter: video,
    'product-demo': video,
  }),
});
