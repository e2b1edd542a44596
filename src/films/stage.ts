/**
 * The stage: a page of its own, in which the browser draws the frames of a film and encodes them. It is served as the only
 * script of an empty document, with `mediabunny` as the one module that it imports.
 */
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { draw, type StageSettings } from './drawing.ts';
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

const bytesOf = async (base64: string, type: string) => (await fetch(`data:${type};base64,${base64}`)).blob();

async function base64Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new FileReader();
  const read = Promise.withResolvers<void>();
  reader.onload = () => read.resolve();
  reader.readAsDataURL(new Blob([bytes]));
  await read.promise;
  return String(reader.result).replace(/^[^,]*,/, '');
}

let encoder: VideoEncoder;
let output: Output<WebMOutputFormat, BufferTarget>;
let writing: Promise<unknown> = Promise.resolve();
let failure: unknown;

/** What the recorder calls. */
const stage = {
  async start(given: StageSettings, fonts: Readonly<Record<string, string>>) {
    settings = given;
    for (const [name, address] of Object.entries(fonts))
      document.fonts.add(await new FontFace(name, `url(${address})`, { weight: '400 700' }).load());
    output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
    const packets = new EncodedVideoPacketSource('vp9');
    output.addVideoTrack(packets, { frameRate: film.rate });
    await output.start();
    encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        writing = writing.then(() => packets.add(EncodedPacket.fromEncodedChunk(chunk), metadata));
      },
      error: (error) => {
        failure = error;
      },
    });
    encoder.configure({
      codec: 'vp09.00.31.08',
      width: film.width,
      height: film.height,
      framerate: film.rate,
      bitrateMode: 'quantizer',
      latencyMode: 'quality',
      contentHint: 'text',
    });
  },
  /** Takes a picture of the page, a PNG in base 64. */
  async show(png: string) {
    screen?.close();
    screen = await createImageBitmap(await bytesOf(png, 'image/png'));
  },
  /** Keeps the present frame as the one that the next shot sweeps away. */
  keep() {
    last.drawImage(canvas, 0, 0);
  },
  /** Draws a frame and encodes it; `quantizer` says how coarsely, from 0 (exact) to 63. */
  async frame(shot: Shot, number: number, quantizer: number, keyFrame: boolean) {
    draw(main, shot, { settings, screen, before });
    if (failure !== undefined) throw failure;
    const second = 1_000_000;
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((number * second) / film.rate),
      duration: Math.round(second / film.rate),
    });
    encoder.encode(frame, { keyFrame, vp9: { quantizer } } as VideoEncoderEncodeOptions);
    frame.close();
    if (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 20));
  },
  /** The present frame as a PNG in base 64. */
  async poster() {
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return base64Of(new Uint8Array(await blob.arrayBuffer()));
  },
  /** The whole film in base 64. */
  async finish() {
    await encoder.flush();
    await writing;
    encoder.close();
    await output.finalize();
    return base64Of(new Uint8Array(output.target.buffer ?? new ArrayBuffer()));
  },
};

export type Stage = typeof stage;

Object.assign(globalThis, { stage });
