import type { Page } from 'playwright';
import type { FilmedPage } from './page.ts';
import {
  between,
  eased,
  type Frame,
  film,
  frameAround,
  type Point,
  type Shot,
  screenHeight,
} from './picture.ts';
import type { Stage } from './stage.ts';
import { captionsIn, type Step, type Storyboard, type Target, type View } from './storyboard.ts';

/** How fine frames are encoded: those that stay, those that move, those that a sweep passes through. */
const quantizers = { still: 32, moving: 50, swept: 50, zoomed: 63 } as const;
/** Letters a second, as typed on a card and in a field. */
const typingRate = { card: 26, field: 8 } as const;
/** Lengths of movements in seconds. */
const lengths = { sweep: 0.8, pointer: 0.8, ring: 0.5, title: 0.9, station: 0.4, longest: 3 } as const;
/** A frame that stays is told again after so many frames, so that players find one near every second. */
const repeat = film.rate;

export interface Recorded {
  /** The WebM file. */
  readonly film: Buffer;
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

/** Directs one film: does what the storyboard says on the page and has the stage draw and encode what is seen. */
export class Director {
  readonly #page: FilmedPage;
  readonly #stage: Page;
  readonly #board: Storyboard;
  readonly #title: string;
  readonly #stations: readonly number[];
  #frames = 0;
  #captions: number[] = [];
  #progress = 0;
  #camera: Frame = { x: 0, y: 0, width: film.width };
  #pointer: Point | undefined;
  #ring = 0;
  #blur = 0;
  #card: Shot['card'];
  #poster: Buffer | undefined;
  /** Whether the next frame begins a scene, and so is a whole one. */
  #cut = true;

  constructor(page: FilmedPage, stage: Page, board: Storyboard, title: string) {
    this.#page = page;
    this.#stage = stage;
    this.#board = board;
    this.#title = title;
    const all = captionsIn(board);
    this.#stations = Array.from({ length: all - 1 }, (_, index) => (index + 1) / all);
  }

  async record(): Promise<Recorded> {
    for (const [index, step] of this.#board.steps.entries()) {
      try {
        await this.#take(step);
      } catch (error) {
        throw new Error(`Step ${index + 1}, ${JSON.stringify(step)}: ${String(error)}`);
      }
    }
    // The last frame says how long the film is.
    await this.#frame(quantizers.still);
    const whole = await call(this.#stage, 'finish');
    return {
      film: Buffer.from(whole, 'base64'),
      poster: this.#poster,
      seconds: this.#frames / film.rate,
      captions: this.#captions,
    };
  }

  async #take(step: Step): Promise<void> {
    if (step === 'caption') {
      await this.#caption();
    } else if (step === 'poster') {
      this.#poster = Buffer.from(await call(this.#stage, 'poster'), 'base64');
    } else if ('open' in step) {
      await this.#page.open(step.open);
      this.#pointer = undefined;
    } else if ('title' in step) {
      await this.#showCard('title', this.#title, lengths.title);
      await this.#hold(step.title);
    } else if ('type' in step) {
      const words = await this.#page.wordsOf(step.type);
      await this.#sweepTo({ kind: 'typed', words, drawn: 0 });
      await this.#showCard('typed', words, words.length / typingRate.card);
    } else if ('show' in step) {
      await this.#show(step.show, step.scroll);
    } else if ('zoom' in step) {
      await this.#zoom(step.zoom, step.seconds);
    } else if ('hold' in step) {
      await this.#hold(step.hold);
    } else if ('point' in step) {
      await this.#pointAt(step.point);
    } else if ('press' in step) {
      await this.#press(step.press);
    } else if ('write' in step) {
      await this.#write(step.write, step.text);
    } else {
      await this.#drag(step.drag, step.to, step.seconds);
    }
  }

  #shot(swept: number): Shot {
    return {
      card: this.#card,
      camera: this.#camera,
      blur: this.#blur,
      pointer: this.#pointer && { ...this.#pointer, ring: this.#ring },
      swept,
      progress: this.#progress,
      stations: this.#stations,
    };
  }

  async #frame(quantizer: number, swept = 1): Promise<void> {
    await call(this.#stage, 'frame', this.#shot(swept), this.#frames, quantizer, this.#cut);
    this.#cut = false;
    this.#frames++;
  }

  /** Draws `seconds` of frames; `move` gets the share of the way, evenly, and prepares each. */
  async #move(
    seconds: number,
    move: (share: number) => Promise<void> | void,
    quantizer: number = quantizers.moving,
  ): Promise<void> {
    const frames = Math.max(1, Math.round(seconds * film.rate));
    for (let frame = 1; frame <= frames; frame++) {
      await move(frame / frames);
      await this.#frame(quantizer);
    }
  }

  /** Stays, first as a finer frame, which is then repeated now and then. */
  async #hold(seconds: number): Promise<void> {
    const end = this.#frames + Math.round(seconds * film.rate);
    while (this.#frames < end) {
      const next = Math.min(end, this.#frames + repeat);
      await this.#frame(quantizers.still);
      this.#frames = next;
    }
  }

  /** Begins the next caption; the route along the band goes on to its station. */
  async #caption(): Promise<void> {
    this.#captions.push(this.#frames / film.rate);
    const from = this.#progress;
    const to = this.#captions.length / captionsIn(this.#board);
    await this.#move(lengths.station, (share) => {
      this.#progress = from + (to - from) * eased(share);
    });
  }

  async #showCard(kind: 'title' | 'typed', words: string, seconds: number): Promise<void> {
    await this.#move(seconds, (share) => {
      this.#card = { kind, words, drawn: share };
    });
  }

  /** Takes what the page shows now. */
  async #look(): Promise<void> {
    await call(this.#stage, 'show', await this.#page.picture());
  }

  /** Sweeps the present picture away for another card or for the page. */
  async #sweepTo(card: Shot['card']): Promise<void> {
    await call(this.#stage, 'keep');
    this.#card = card;
    const frames = Math.round(lengths.sweep * film.rate);
    for (let frame = 1; frame <= frames; frame++) await this.#frame(quantizers.swept, eased(frame / frames));
  }

  async #frameOf({ at, margin, width }: View): Promise<Frame> {
    const boxes = [];
    for (const target of at) boxes.push(await this.#page.boxOf(target));
    return frameAround(boxes, margin, width, this.#board.height);
  }

  async #show(view: View, scroll: Target | undefined): Promise<void> {
    const [first] = view.at;
    const begin = scroll ?? first;
    if (begin) await this.#page.scrollTo(begin);
    // What draws itself on sight does so in the picture.
    let moving = await this.#page.advance(0);
    await this.#look();
    this.#pointer = undefined;
    const camera = await this.#frameOf(view);
    await call(this.#stage, 'keep');
    this.#camera = camera;
    this.#card = undefined;
    const frames = Math.round(lengths.sweep * film.rate);
    for (let frame = 1; frame <= frames; frame++) {
      if (moving) {
        moving = await this.#page.advance(1 / film.rate);
        await this.#look();
      }
      await this.#frame(quantizers.swept, eased(frame / frames));
    }
    await this.#untilStill();
  }

  async #zoom(view: View, seconds: number): Promise<void> {
    const from = this.#camera;
    const to = await this.#frameOf(view);
    await this.#move(
      seconds,
      (share) => {
        const last = this.#camera;
        this.#camera = between(from, to, eased(share));
        // As a camera would: what moves fast is soft, which also takes far fewer bytes.
        this.#blur =
          share < 1
            ? Math.min(3, (Math.abs(Math.log(this.#camera.width / last.width)) * film.width) / 24)
            : 0;
      },
      quantizers.zoomed,
    );
  }

  /** Draws frames for as long as something moves on the page. */
  async #untilStill(): Promise<void> {
    for (let still = 0, frames = 0; still < 2 && frames < lengths.longest * film.rate; frames++) {
      still = (await this.#page.advance(1 / film.rate)) ? 0 : still + 1;
      await this.#look();
      if (this.#ring > 0) this.#ring = Math.min(1, this.#ring + 1 / (lengths.ring * film.rate));
      await this.#frame(quantizers.moving);
    }
  }

  async #moveTo(end: Point): Promise<void> {
    const height = (this.#camera.width * screenHeight) / film.width;
    const start = this.#pointer ?? {
      x: this.#camera.x + this.#camera.width * 0.62,
      y: this.#camera.y + height * 1.04,
    };
    await this.#move(lengths.pointer, async (share) => {
      const way = eased(share);
      this.#pointer = { x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way };
      await this.#page.mouse.move(this.#pointer.x, this.#pointer.y);
    });
  }

  async #pointAt(target: Target): Promise<void> {
    const { x, y, width, height } = await this.#page.boxOf(target);
    // Beside the words, which the arrow would cover.
    await this.#moveTo({ x: x + Math.min(width * 0.8, width - 14), y: y + height * 0.62 });
    await this.#untilStill();
  }

  async #press(target: Target): Promise<void> {
    await this.#pointAt(target);
    const at = this.#pointer;
    if (!at) return;
    await this.#page.mouse.down();
    this.#ring = 0.01;
    await this.#page.mouse.up();
    await this.#page.settle(60);
    await this.#untilStill();
    while (this.#ring < 1) {
      this.#ring = Math.min(1, this.#ring + 1 / (lengths.ring * film.rate));
      await this.#frame(quantizers.moving);
    }
    this.#ring = 0;
  }

  async #write(target: Target, text: string): Promise<void> {
    await this.#press(target);
    await this.#page.find(target).selectText();
    for (const letter of text) {
      await this.#page.keyboard.type(letter);
      await this.#move(1 / typingRate.field, async () => {
        await this.#page.advance(1 / film.rate);
        await this.#look();
      });
    }
    await this.#untilStill();
  }

  async #drag(target: Target, to: number, seconds: number): Promise<void> {
    const slider = this.#page.find(target);
    const { from, box } = await slider.evaluate((element) => {
      const { min, max, valueAsNumber } = element as HTMLInputElement;
      const { x, y, width, height } = element.getBoundingClientRect();
      const from = (valueAsNumber - Number(min)) / (Number(max) - Number(min));
      return { from, box: { x, y, width, height } };
    });
    // The thumb's middle stays half its size away from both ends.
    const thumb = Math.min(box.height, 44);
    const at = (share: number) => ({
      x: box.x + thumb / 2 + share * (box.width - thumb),
      y: box.y + box.height / 2,
    });
    await this.#moveTo(at(from));
    await this.#page.mouse.down();
    await this.#move(seconds, async (share) => {
      this.#pointer = at(from + (to - from) * eased(share));
      await this.#page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.#page.advance(1 / film.rate);
      await this.#look();
    });
    await this.#page.mouse.up();
    await this.#untilStill();
  }
}
