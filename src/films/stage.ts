/** The script of the stage, an empty page in which the browser draws and encodes the frames of a film. */
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { draw, drawWithoutBand, type StageSettings } from './drawing.ts';
import { film, type Shot } from './picture.ts';

const canvas = new OffscreenCanvas(film.width, film.height);
const before = new OffscreenCanvas(film.width, film.height);

function contextOf(surface: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = surface.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas.');
  return context;
}

const main = contextOf(canvas);
const last = contextOf(before);
let settings: StageSettings;
let screen: ImageBitmap | undefined;

/** The size of a loop, in pixels: that of players in a page. */
const loopSize = { width: 960, height: 540 } as const;

const bytesOf = async (base64: string, type: string) => (await fetch(`data:${type};base64,${base64}`)).blob();

async function base64Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new FileReader();
  const read = Promise.withResolvers<void>();
  reader.onload = () => read.resolve();
  reader.readAsDataURL(new Blob([bytes]));
  await read.promise;
  return String(reader.result).replace(/^[^,]*,/, '');
}

/** A second in microseconds, the unit of WebCodecs. */
const second = 1_000_000;

/** The encoding of a silent film: VP9 in a WebM file. */
class Encoding {
  readonly #canvas: OffscreenCanvas;
  readonly #output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  readonly #packets = new EncodedVideoPacketSource('vp9');
  readonly #encoder: VideoEncoder;
  #writing: Promise<unknown> = Promise.resolve();
  #failure: unknown;

  private constructor(canvas: OffscreenCanvas) {
    this.#canvas = canvas;
    this.#output.addVideoTrack(this.#packets, { frameRate: film.rate });
    this.#encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        this.#writing = this.#writing.then(() =>
          this.#packets.add(EncodedPacket.fromEncodedChunk(chunk), metadata),
        );
      },
      error: (error) => {
        this.#failure = error;
      },
    });
    this.#encoder.configure({
      codec: 'vp09.00.31.08',
      width: canvas.width,
      height: canvas.height,
      framerate: film.rate,
      bitrateMode: 'quantizer',
      latencyMode: 'quality',
      contentHint: 'text',
    });
  }

  /** Starts to encode the frames of a canvas. */
  static async begin(canvas: OffscreenCanvas): Promise<Encoding> {
    const encoding = new Encoding(canvas);
    await encoding.#output.start();
    return encoding;
  }

  /** Encodes the canvas as a frame. `quantizer` is from 0 (lossless) to 63 (coarsest). Only frame 0 is a key frame. */
  async add(number: number, quantizer: number): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const frame = new VideoFrame(this.#canvas, {
      timestamp: Math.round((number * second) / film.rate),
      duration: Math.round(second / film.rate),
    });
    const options = { keyFrame: number === 0, vp9: { quantizer } };
    this.#encoder.encode(frame, options as VideoEncoderEncodeOptions);
    frame.close();
    if (this.#encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Returns the WebM file in base 64. */
  async finish(): Promise<string> {
    await this.#encoder.flush();
    await this.#writing;
    this.#encoder.close();
    await this.#output.finalize();
    return base64Of(new Uint8Array(this.#output.target.buffer ?? new ArrayBuffer()));
  }
}

const loopCanvas = new OffscreenCanvas(loopSize.width, loopSize.height);
const loopFrames = contextOf(loopCanvas);
let whole: Encoding;
let loop: Encoding | undefined;

/** The methods that the recorder calls. */
const stage = {
  async start(given: StageSettings, fonts: Readonly<Record<string, string>>) {
    settings = given;
    for (const [name, address] of Object.entries(fonts))
      document.fonts.add(await new FontFace(name, `url(${address})`, { weight: '400 700' }).load());
    whole = await Encoding.begin(canvas);
  },
  /** Sets the screenshot of the page, a PNG in base 64. */
  async show(png: string) {
    screen?.close();
    screen = await createImageBitmap(await bytesOf(png, 'image/png'));
  },
  /** Keeps the present frame for the next sweep. */
  keep() {
    last.drawImage(canvas, 0, 0);
  },
  /** Draws and encodes a frame. */
  async frame(shot: Shot, number: number, quantizer: number) {
    draw(main, shot, { settings, screen, before });
    await whole.add(number, quantizer);
  },
  /** Draws and encodes a frame of the loop. `number` counts from the loop's first frame. */
  async loopFrame(shot: Shot, number: number, quantizer: number) {
    loop ??= await Encoding.begin(loopCanvas);
    const scale = loopSize.width / film.width;
    loopFrames.setTransform(scale, 0, 0, scale, 0, 0);
    drawWithoutBand(loopFrames, shot, { settings, screen, before });
    await loop.add(number, quantizer);
  },
  /** Returns the present frame as a PNG in base 64. */
  async poster() {
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return base64Of(new Uint8Array(await blob.arrayBuffer()));
  },
  /** Returns the film in base 64. */
  finish: () => whole.finish(),
  /** Returns the loop in base 64, if there is one. */
  finishLoop: async () => loop?.finish(),
};

export type Stage = typeof stage;

Object.assign(globalThis, { stage });
