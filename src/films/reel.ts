import type { Page } from 'playwright';
import { readingTime } from '../content/films.ts';
import { eased, film, type Shot } from './picture.ts';
import type { Stage } from './stage.ts';

/** The quantizers of still frames, of moving frames, of sweeps and of zooms. A higher one is coarser. */
export const quantizers = { still: 34, moving: 52, swept: 52, zoomed: 63 } as const;
/** The highest quantizer of VP9. */
const coarsest = 63;
/** The lengths of a sweep and of the way to the next station, in seconds. */
const lengths = { sweep: 0.8, station: 0.4 } as const;
/** A still frame is repeated after this many frames, so that players can seek to every second. */
const repeat = film.rate;

/** The texts of a film, from `videos.yaml`. */
export interface Script {
  readonly title: string;
  readonly captions: readonly string[];
}

export interface Recorded {
  /** A WebM file. */
  readonly film: Buffer;
  /** A WebM file. */
  readonly loop: Buffer | undefined;
  /** A PNG file. */
  readonly poster: Buffer | undefined;
  readonly seconds: number;
  /** The start of each caption, in seconds. */
  readonly captions: readonly number[];
}

/** Calls a method of the stage in its page. */
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
 * A film during its recording. `shot` is the content of the next frame; `caption` updates its progress. `coarser` is added to the
 * quantizer of each frame.
 */
export class Reel {
  readonly shot: Writable;
  readonly #stage: Page;
  readonly #captions: Script['captions'];
  readonly #coarser: number;
  #frames = 0;
  /** The start of each caption so far, in seconds. */
  #captionTimes: number[] = [];
  #poster: Buffer | undefined;
  /** The first frame of the loop, while the loop is being recorded. */
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

  /** Draws frames for `seconds`. `step` prepares each; its parameter rises linearly to 1. */
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

  /** Holds the frame, in higher quality, for `seconds`. */
  async hold(seconds: number): Promise<void> {
    const end = this.#frames + Math.round(seconds * film.rate);
    while (this.#frames < end) {
      const next = Math.min(end, this.#frames + repeat);
      await this.frame(quantizers.still);
      this.#frames = next;
    }
  }

  /** Sets the screenshot of the page, a PNG in base 64. */
  async look(picture: string): Promise<void> {
    await call(this.#stage, 'show', picture);
  }

  /** Sweeps from the last frame to the shot after `change`. `step` prepares each frame. */
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

  /** Holds the frame until the present caption has been shown for its reading time. */
  async #untilRead(): Promise<void> {
    const since = this.#captionTimes.at(-1);
    if (since === undefined) return;
    const words = this.#captions[this.#captionTimes.length - 1] ?? '';
    const left = since + readingTime(words) + lengths.station - this.#frames / film.rate;
    if (left > 0) await this.hold(left);
  }

  /** Starts the next caption and moves the progress to its station. */
  async caption(): Promise<void> {
    await this.#untilRead();
    this.#captionTimes.push(this.#frames / film.rate);
    const from = this.shot.progress;
    const to = this.#captionTimes.length / this.#captions.length;
    await this.move(lengths.station, (share) => {
      this.shot.progress = from + (to - from) * eased(share);
    });
  }

  /** Takes the last frame as the poster. */
  async poster(): Promise<void> {
    this.#poster = Buffer.from(await call(this.#stage, 'poster'), 'base64');
  }

  /** Starts or ends the loop. */
  async loop(step: 'begin' | 'end'): Promise<void> {
    // The last frame sets the length of the loop.
    if (step === 'end') await this.frame(quantizers.still);
    this.#loopStart = step === 'begin' ? this.#frames : undefined;
  }

  async finish(): Promise<Recorded> {
    await this.#untilRead();
    // The last frame sets the length of the film.
    await this.frame(quantizers.still);
    const loop = await call(this.#stage, 'finishLoop');
    return {
      film: Buffer.from(await call(this.#stage, 'finish'), 'base64'),
      loop: loop === undefined ? undefined : Buffer.from(loop, 'base64'),
      poster: this.#poster,
      seconds: this.#frames / film.rate,
      captions: this.#captionTimes,
    };
  }
}
