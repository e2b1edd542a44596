import type { Page } from 'playwright';
import { readingTime } from '../content/films.ts';
import { eased, film, type Shot } from './picture.ts';
import type { Stage } from './stage.ts';

/** How coarsely frames are encoded: those that stay, those that move, those that a sweep passes through, those of a zoom. */
export const quantizers = { still: 34, moving: 52, swept: 52, zoomed: 63 } as const;
/** The coarsest quantizer of VP9. */
const coarsest = 63;
/** Lengths of what the film itself does, in seconds. */
const lengths = { sweep: 0.8, station: 0.4 } as const;
/** A frame that stays is told again after so many frames, so that players find one near every second. */
const repeat = film.rate;

/** The words of a film, from `videos.yaml`. */
export interface Script {
  readonly title: string;
  readonly captions: readonly string[];
}

export interface Recorded {
  /** The WebM file. */
  readonly film: Buffer;
  /** The WebM file of the part that pages show as a loop. */
  readonly loop: Buffer | undefined;
  /** A PNG. */
  readonly poster: Buffer | undefined;
  readonly seconds: number;
  /** When each caption begins, in seconds. */
  readonly captions: readonly number[];
}

/** Calls the stage in its page. */
async function call<Name extends keyof Stage>(page: Page, name: Name, ...given: Parameters<Stage[Name]>) {
  const answer = await page.evaluate(
    ([method, values]) => {
      const { stage } = globalThis as unknown as { stage: Record<string, (...all: unknown[]) => unknown> };
      return stage[method]?.(...values);
    },
    [name, given] as const,
  );
  return answer as Awaited<ReturnType<Stage[Name]>>;
}

type Writable = { -readonly [Key in keyof Shot]: Shot[Key] };

/**
 * The film as it grows, frame by frame. `shot` is what the next frame shows; its `progress` and stations belong to the
 * captions. `coarser` is added to how coarsely each frame is encoded.
 */
export class Reel {
  readonly shot: Writable;
  readonly #stage: Page;
  readonly #captions: Script['captions'];
  readonly #coarser: number;
  #frames = 0;
  #begun: number[] = [];
  #poster: Buffer | undefined;
  /** The frame with which the loop begins, while it is taken. */
  #loopStart: number | undefined;

  constructor(stage: Page, captions: Script['captions'], coarser: number) {
    this.#stage = stage;
    this.#captions = captions;
    this.#coarser = coarser;
    this.shot = {
      camera: { x: 0, y: 0, width: film.width },
      blur: 0,
      swept: 1,
      progress: 0,
      stations: captions.slice(1).map((_, index) => (index + 1) / captions.length),
    };
  }

  async frame(quantizer: number): Promise<void> {
    const coarse = Math.min(coarsest, quantizer + this.#coarser);
    await call(this.#stage, 'frame', this.shot, this.#frames, coarse);
    if (this.#loopStart !== undefined)
      await call(this.#stage, 'loopFrame', this.shot, this.#frames - this.#loopStart, coarse);
    this.#frames++;
  }

  /** Draws `seconds` of frames; `step` gets the share of the way, evenly, and prepares each. */
  async move(
    seconds: number,
    step: (share: number) => Promise<void> | void,
    quantizer: number = quantizers.moving,
  ): Promise<void> {
    const frames = Math.max(1, Math.round(seconds * film.rate));
    for (let frame = 1; frame <= frames; frame++) {
      await step(frame / frames);
      await this.frame(quantizer);
    }
  }

  /** Stays, first as a finer frame, which is then repeated now and then. */
  async hold(seconds: number): Promise<void> {
    const end = this.#frames + Math.round(seconds * film.rate);
    while (this.#frames < end) {
      const next = Math.min(end, this.#frames + repeat);
      await this.frame(quantizers.still);
      this.#frames = next;
    }
  }

  /** Takes a picture of the page, a PNG in base 64. */
  async look(picture: string): Promise<void> {
    await call(this.#stage, 'show', picture);
  }

  /** Sweeps the last frame away for what `shot` shows from now on; `step` prepares each frame. */
  async sweep(change: () => void, step: () => Promise<void> = async () => {}): Promise<void> {
    await call(this.#stage, 'keep');
    change();
    await this.move(
      lengths.sweep,
      async (share) => {
        await step();
        this.shot.swept = eased(share);
      },
      quantizers.swept,
    );
  }

  /** Stays until the caption that is seen can have been read. */
  async #untilRead(): Promise<void> {
    const since = this.#begun.at(-1);
    if (since === undefined) return;
    const words = this.#captions[this.#begun.length - 1] ?? '';
    const left = since + readingTime(words) + lengths.station - this.#frames / film.rate;
    if (left > 0) await this.hold(left);
  }

  /** Begins the next caption; the route along the band goes on to its station. */
  async caption(): Promise<void> {
    await this.#untilRead();
    this.#begun.push(this.#frames / film.rate);
    const from = this.shot.progress;
    const to = this.#begun.length / this.#captions.length;
    await this.move(lengths.station, (share) => {
      this.shot.progress = from + (to - from) * eased(share);
    });
  }

  /** Takes the last frame as the poster. */
  async poster(): Promise<void> {
    this.#poster = Buffer.from(await call(this.#stage, 'poster'), 'base64');
  }

  /** Begins the part that pages show as a loop, or ends it. */
  async loop(step: 'begin' | 'end'): Promise<void> {
    // The last frame says how long the loop is.
    if (step === 'end') await this.frame(quantizers.still);
    this.#loopStart = step === 'begin' ? this.#frames : undefined;
  }

  /** Ends the film. */
  async finish(): Promise<Recorded> {
    await this.#untilRead();
    // The last frame says how long the film is.
    await this.frame(quantizers.still);
    const loop = await call(this.#stage, 'finishLoop');
    return {
      film: Buffer.from(await call(this.#stage, 'finish'), 'base64'),
      loop: loop === undefined ? undefined : Buffer.from(loop, 'base64'),
      poster: this.#poster,
      seconds: this.#frames / film.rate,
      captions: this.#begun,
    };
  }
}
