import * as z from 'zod/mini';

/** The roles of targets. */
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
 * An element on the page. `in` is a CSS selector, such as the id of a section. `role` with `place`, counted from 1, is an element
 * inside it. There is no way to find an element by its text, as texts change.
 */
const target = z
  .strictObject({ in: z.string(), role: z.optional(z.enum(roles)), place: z.optional(place) })
  .check(
    z.refine(({ role, place }) => place === undefined || role !== undefined, { error: 'place needs a role' }),
  );

/** A position of the camera: it shows all targets with a margin, and at least `width` of the page, in CSS pixels. */
const view = {
  at: z.array(target).check(z.minLength(1)),
  margin: z._default(z.number().check(z.minimum(0)), 40),
  width: z._default(z.number().check(z.minimum(480), z.maximum(1600)), 640),
};

/** An enlarged detail of a page, without the film's band. */
const still = z.strictObject({
  open: z.string().check(z.startsWith('/')),
  /** A target to click before. */
  press: z.optional(target),
  of: target,
  /** The centre of the picture in the target's box, from 0 to 1: to the right and down. */
  middle: z._default(z.tuple([z.number(), z.number()]), [0.5, 0.5]),
  /** The width of the detail, in CSS pixels. */
  width: z.number().check(z.minimum(160), z.maximum(1280)),
  /** The element whose text is on a strip at the top of the picture, such as the question that the detail answers. */
  words: z.optional(target),
});

const step = z.union([
  /** Opens a page of the site, before the film starts or behind a card. */
  z.strictObject({ open: z.string().check(z.startsWith('/')) }),
  /** Shows a card with the film's title. */
  z.strictObject({ title: seconds }),
  /** Types the text of a target on a card. */
  z.strictObject({ type: target }),
  /** Scrolls to a target and sweeps to it. */
  z.strictObject({ show: z.strictObject(view), scroll: z.optional(target) }),
  /** Sweeps to another view of the page. Needs fewer bytes than a zoom on a page with much text. */
  z.strictObject({ cut: z.strictObject(view) }),
  /** Moves the camera. */
  z.strictObject({ zoom: z.strictObject(view), seconds: z._default(seconds, 0.8) }),
  /** Starts the next caption of the video. */
  z.literal('caption'),
  /** Uses this frame as the poster, in a storyboard without a still. */
  z.literal('poster'),
  /** Starts or ends the loop. */
  z.strictObject({ loop: z.enum(['begin', 'end']) }),
  z.strictObject({ hold: seconds }),
  /** Moves the pointer to a target without a click. */
  z.strictObject({ point: target }),
  z.strictObject({ press: target }),
  /** Clicks a field and types a text into it. */
  z.strictObject({ write: target, text: z.string().check(z.minLength(1)) }),
  /** Drags a slider to a position from 0 to 1. */
  z.strictObject({
    drag: target,
    to: z.number().check(z.minimum(0), z.maximum(1)),
    seconds: z._default(seconds, 2),
  }),
]);

/** The schema of a storyboard: the steps of a film, in order. */
export const storyboard = z.strictObject({
  /** The size of the browser window, in CSS pixels. */
  window: z._default(
    z.strictObject({
      width: z.int().check(z.minimum(1280), z.maximum(1600)),
      height: z.int().check(z.minimum(624), z.maximum(1400)),
    }),
    { width: 1280, height: 900 },
  ),
  poster: z.optional(still),
  steps: z.array(step).check(z.minLength(3)),
});

export type Storyboard = z.output<typeof storyboard>;
export type Step = Storyboard['steps'][number];
export type Target = z.output<typeof target>;
export type View = Extract<Step, { zoom: unknown }>['zoom'];
export type Still = z.output<typeof still>;

/** Returns the loop steps of a storyboard: `begin` and `end`, or none. */
export const loopIn = ({ steps }: Storyboard) =>
  steps.flatMap((one) => (typeof one === 'object' && 'loop' in one ? one.loop : []));

/** Returns the number of captions in a storyboard. */
export const captionsIn = ({ steps }: Storyboard) => steps.filter((one) => one === 'caption').length;
