import * as z from 'zod/mini';

/** The roles by which storyboards find what they press, write into or move. */
const roles = [
  'button',
  'checkbox',
  'link',
  'listitem',
  'radio',
  'row',
  'searchbox',
  'slider',
  'spinbutton',
  'textbox',
] as const;

const seconds = z.number().check(z.minimum(0.1), z.maximum(10));
const place = z.int().check(z.minimum(1));

/**
 * Something on the page. Copy changes, so nothing is found by its words: `in` is a CSS selector, such as the id of a section,
 * and `role` with `place`, counted from 1, is one of the elements in it.
 */
const target = z
  .strictObject({ in: z.string(), role: z.optional(z.enum(roles)), place: z.optional(place) })
  .check(
    z.refine(({ role, place }) => place === undefined || role !== undefined, { error: 'place needs a role' }),
  );

/** What the camera looks at: all targets with a margin in CSS pixels, at least `width` pixels of the page. */
const view = {
  at: z.array(target).check(z.minLength(1)),
  margin: z._default(z.number().check(z.minimum(0)), 40),
  width: z._default(z.number().check(z.minimum(480), z.maximum(1600)), 640),
};

/** A picture of one detail of a page, much larger than the page shows it and without the film's band. */
const still = z.strictObject({
  open: z.string().check(z.startsWith('/')),
  /** What is pressed before. */
  press: z.optional(target),
  of: target,
  /** The middle of the picture, in shares of the target's box: to the right and down. */
  middle: z._default(z.tuple([z.number(), z.number()]), [0.5, 0.5]),
  /** How many CSS pixels of the page are in the picture, from left to right. */
  width: z.number().check(z.minimum(160), z.maximum(1280)),
  /** Whose words stand on a strip over the top of the picture: the question or the sentence that the detail is about. */
  words: z.optional(target),
});

const step = z.union([
  /** Opens a page of the site, before the film begins or behind a card. */
  z.strictObject({ open: z.string().check(z.startsWith('/')) }),
  /** Shows the film's title, which the next scene sweeps away. */
  z.strictObject({ title: seconds }),
  /** Types the words of a target on a card of its own. */
  z.strictObject({ type: target }),
  /** Scrolls a section to the top and sweeps it into the picture. */
  z.strictObject({ show: z.strictObject(view), scroll: z.optional(target) }),
  /** Sweeps to another view of what is there; takes fewer bytes than a zoom where the page has much text. */
  z.strictObject({ cut: z.strictObject(view) }),
  /** Moves the camera. */
  z.strictObject({ zoom: z.strictObject(view), seconds: z._default(seconds, 0.8) }),
  /** Says the next caption of the video, from here to the next one. */
  z.literal('caption'),
  /** Takes this frame as the poster, in a storyboard without a still. */
  z.literal('poster'),
  /** Begins or ends the part that pages show as a loop. */
  z.strictObject({ loop: z.enum(['begin', 'end']) }),
  z.strictObject({ hold: seconds }),
  /** Moves the pointer there without pressing. */
  z.strictObject({ point: target }),
  z.strictObject({ press: target }),
  /** Writes into a field that is pressed before. */
  z.strictObject({ write: target, text: z.string().check(z.minLength(1)) }),
  /** Drags a slider to a share of its way, from 0 to 1. */
  z.strictObject({
    drag: target,
    to: z.number().check(z.minimum(0), z.maximum(1)),
    seconds: z._default(seconds, 2),
  }),
]);

/** One film: what happens, in order. */
export const storyboard = z.strictObject({
  /** The window in which the pages are opened, in CSS pixels. */
  window: z._default(
    z.strictObject({
      width: z.int().check(z.minimum(1280), z.maximum(1600)),
      height: z.int().check(z.minimum(624), z.maximum(1400)),
    }),
    { width: 1280, height: 900 },
  ),
  /** The poster. */
  poster: z.optional(still),
  steps: z.array(step).check(z.minLength(3)),
});

export type Storyboard = z.output<typeof storyboard>;
export type Step = Storyboard['steps'][number];
export type Target = z.output<typeof target>;
export type View = Extract<Step, { zoom: unknown }>['zoom'];
export type Still = z.output<typeof still>;

/** The steps of a loop, `begin` and `end`; none in a storyboard without one. */
export const loopIn = ({ steps }: Storyboard) =>
  steps.flatMap((one) => (typeof one === 'object' && 'loop' in one ? one.loop : []));

/** How many captions a storyboard says. */
export const captionsIn = ({ steps }: Storyboard) => steps.filter((one) => one === 'caption').length;
