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
import { quantizers, type Recorded, type Reel } from './reel.ts';
import type { Step, Storyboard, Target, View } from './storyboard.ts';

/** The maximum blur while the camera moves, in pixels. */
const maximumBlur = 5;
/** How many characters are typed in a second, on a card and in a field. */
const typingRate = { card: 26, field: 8 } as const;
/** The lengths of movements, in seconds. */
const lengths = { pointer: 0.8, ring: 0.5, title: 0.9, longest: 3 } as const;

/** Records a film: performs the steps of a storyboard on the page, and draws each frame. */
export class Director {
  readonly #page: FilmedPage;
  readonly #reel: Reel;
  readonly #board: Storyboard;

  constructor(page: FilmedPage, reel: Reel, board: Storyboard) {
    this.#page = page;
    this.#reel = reel;
    this.#board = board;
  }

  async record(title: string): Promise<Recorded> {
    for (const [index, step] of this.#board.steps.entries()) {
      try {
        await this.#perform(step, title);
      } catch (error) {
        throw new Error(`Step ${index + 1}, ${JSON.stringify(step)}: ${String(error)}`);
      }
    }
    return this.#reel.finish();
  }

  async #perform(step: Step, title: string): Promise<void> {
    if (step === 'caption') {
      await this.#reel.caption();
    } else if (step === 'poster') {
      await this.#reel.poster();
    } else if ('loop' in step) {
      await this.#reel.loop(step.loop);
    } else if ('open' in step) {
      await this.#page.open(step.open);
      this.#reel.shot.pointer = undefined;
    } else if ('title' in step) {
      await this.#showCard('title', title, lengths.title);
      await this.#reel.hold(step.title);
    } else if ('type' in step) {
      const words = await this.#page.wordsOf(step.type);
      await this.#reel.sweep(() => {
        this.#reel.shot.card = { kind: 'typed', words, drawn: 0 };
      });
      await this.#showCard('typed', words, words.length / typingRate.card);
    } else if ('show' in step) {
      await this.#show(step.show, step.scroll ?? step.show.at[0]);
    } else if ('cut' in step) {
      await this.#show(step.cut, undefined);
    } else if ('zoom' in step) {
      await this.#zoom(step.zoom, step.seconds);
    } else if ('hold' in step) {
      await this.#reel.hold(step.hold);
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

  async #showCard(kind: NonNullable<Shot['card']>['kind'], words: string, seconds: number): Promise<void> {
    await this.#reel.move(seconds, (share) => {
      this.#reel.shot.card = { kind, words, drawn: share };
    });
  }

  /** Takes a screenshot of the page for the next frames. */
  async #look(): Promise<void> {
    await this.#reel.look(await this.#page.picture());
  }

  async #frameOf({ at, margin, width }: View): Promise<Frame> {
    const boxes = [];
    for (const target of at) boxes.push(await this.#page.boxOf(target));
    return frameAround(boxes, { margin, width }, this.#board.window);
  }

  async #show(view: View, scroll: Target | undefined): Promise<void> {
    if (scroll) await this.#page.scrollTo(scroll);
    // Animations that start in view are recorded.
    let moving = await this.#page.advance(0);
    await this.#look();
    const camera = await this.#frameOf(view);
    await this.#reel.sweep(
      () => Object.assign(this.#reel.shot, { camera, card: undefined, pointer: undefined }),
      async () => {
        if (!moving) return;
        moving = await this.#page.advance(1 / film.rate);
        await this.#look();
      },
    );
    await this.#untilStill();
  }

  async #zoom(view: View, seconds: number): Promise<void> {
    const { shot } = this.#reel;
    const from = shot.camera;
    const to = await this.#frameOf(view);
    await this.#reel.move(
      seconds,
      (share) => {
        const last = shot.camera;
        shot.camera = between(from, to, eased(share));
        // Motion blur, which also saves many bytes.
        const speed = (Math.abs(Math.log(shot.camera.width / last.width)) * film.width) / 16;
        shot.blur = share < 1 ? Math.min(maximumBlur, speed) : 0;
      },
      quantizers.zoomed,
    );
  }

  /** Draws frames while something moves on the page. */
  async #untilStill(): Promise<void> {
    for (let still = 0, frames = 0; still < 2 && frames < lengths.longest * film.rate; frames++) {
      still = (await this.#page.advance(1 / film.rate)) ? 0 : still + 1;
      await this.#look();
      this.#growRing();
      await this.#reel.frame(quantizers.moving);
    }
  }

  /** Advances the ring around a click by one frame, if there is one. */
  #growRing(): void {
    const { shot } = this.#reel;
    if (!shot.pointer?.ring) return;
    const ring = Math.min(1, shot.pointer.ring + 1 / (lengths.ring * film.rate));
    shot.pointer = { ...shot.pointer, ring };
  }

  async #moveTo(end: Point): Promise<void> {
    const { shot } = this.#reel;
    const height = (shot.camera.width * screenHeight) / film.width;
    const start = shot.pointer ?? {
      x: shot.camera.x + shot.camera.width * 0.62,
      y: shot.camera.y + height * 1.04,
    };
    await this.#reel.move(lengths.pointer, async (share) => {
      const way = eased(share);
      const at = { x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way };
      shot.pointer = { ...at, ring: 0 };
      await this.#page.mouse.move(at.x, at.y);
      if (await this.#page.advance(1 / film.rate)) await this.#look();
    });
  }

  async #pointAt(target: Target): Promise<void> {
    const { x, y, width, height } = await this.#page.boxOf(target);
    // At the right end, so that the pointer does not cover the text.
    await this.#moveTo({ x: x + Math.min(width * 0.8, width - 14), y: y + height * 0.62 });
    await this.#untilStill();
  }

  async #press(target: Target): Promise<void> {
    await this.#pointAt(target);
    const { shot } = this.#reel;
    if (!shot.pointer) return;
    await this.#page.mouse.down();
    shot.pointer = { ...shot.pointer, ring: 0.01 };
    await this.#page.mouse.up();
    await this.#page.settle(60);
    await this.#untilStill();
    while (shot.pointer.ring < 1) {
      this.#growRing();
      await this.#reel.frame(quantizers.moving);
    }
    shot.pointer = { ...shot.pointer, ring: 0 };
  }

  async #write(target: Target, text: string): Promise<void> {
    await this.#press(target);
    await this.#page.find(target).selectText();
    for (const letter of text) {
      await this.#page.keyboard.type(letter);
      await this.#reel.move(1 / typingRate.field, async () => {
        await this.#page.advance(1 / film.rate);
        await this.#look();
      });
    }
    await this.#untilStill();
  }

  async #drag(target: Target, to: number, seconds: number): Promise<void> {
    const { from, box } = await this.#page.sliderOf(target);
    // The thumb's centre stays half its width away from both ends.
    const thumb = Math.min(box.height, 44);
    const at = (share: number) => ({
      x: box.x + thumb / 2 + share * (box.width - thumb),
      y: box.y + box.height / 2,
    });
    await this.#moveTo(at(from));
    await this.#page.mouse.down();
    await this.#reel.move(seconds, async (share) => {
      const place = at(from + (to - from) * eased(share));
      this.#reel.shot.pointer = { ...place, ring: 0 };
      await this.#page.mouse.move(place.x, place.y);
      await this.#page.advance(1 / film.rate);
      await this.#look();
    });
    await this.#page.mouse.up();
    await this.#untilStill();
  }
}
