/**
 * The stage: a page of its own, in which the browser draws the frames of a film and encodes them. It is served as the only
 * script of an empty document, with `mediabunny` as the one module that it imports.
 */
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { bandHeight, film, type Shot, screenHeight } from './picture.ts';

export interface StageSettings {
  readonly colours: Readonly<
    Record<'ink' | 'paper' | 'reef' | 'sun' | 'lagoon' | 'contour' | 'slate', string>
  >;
  readonly brand: string;
}

/** How fine a frame is encoded, from 0 (exact) to 63. */
export type Quantizer = number;

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

const margin = 88;

/** The graticule on a card: fine lines, and ticks along the top. */
function drawGraticule(context: OffscreenCanvasRenderingContext2D) {
  const { ink, contour } = settings.colours;
  context.fillStyle = ink;
  context.fillRect(0, 0, film.width, film.height);
  context.strokeStyle = contour;
  context.lineWidth = 1;
  context.globalAlpha = 0.13;
  context.beginPath();
  for (let x = margin; x < film.width; x += 138) {
    context.moveTo(x + 0.5, 0);
    context.lineTo(x + 0.5, screenHeight);
  }
  for (let y = 72; y < screenHeight; y += 138) {
    context.moveTo(0, y + 0.5);
    context.lineTo(film.width, y + 0.5);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Breaks words into lines that fit. */
function linesOf(
  context: OffscreenCanvasRenderingContext2D,
  words: string,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The film's title: its lines rise one after the other over a line that grows. */
function drawTitle(context: OffscreenCanvasRenderingContext2D, words: string, drawn: number) {
  const { paper, reef, sun } = settings.colours;
  const size = 84;
  context.font = `700 ${size}px Display`;
  context.letterSpacing = '-2px';
  const lines = linesOf(context, words, film.width - 2 * margin - 60);
  const height = size * 1.06;
  const top = (screenHeight - lines.length * height) / 2 + 26;
  lines.forEach((line, index) => {
    const share = Math.min(1, Math.max(0, drawn * 1.8 - index * 0.3));
    const y = top + index * height;
    context.save();
    context.beginPath();
    context.rect(0, y - 6, film.width, height + 12);
    context.clip();
    context.fillStyle = paper;
    context.fillText(line, margin, y + size * 0.86 + (1 - share) ** 3 * height);
    context.restore();
  });
  context.letterSpacing = '0px';
  context.font = '600 24px Copy';
  context.fillStyle = reef;
  context.fillText(settings.brand, margin, top - 38);
  context.fillStyle = sun;
  context.fillRect(
    margin,
    top + lines.length * height + 30,
    (film.width - 2 * margin) * Math.min(1, drawn * 1.2),
    4,
  );
}

/** Words as they are typed, with the caret behind them. */
function drawTyped(context: OffscreenCanvasRenderingContext2D, words: string, drawn: number) {
  const { paper, reef, sun } = settings.colours;
  const size = 64;
  context.font = `700 ${size}px Display`;
  context.letterSpacing = '-1px';
  const lines = linesOf(context, words, film.width - 2 * margin - 40);
  const height = size * 1.14;
  const top = (screenHeight - lines.length * height) / 2;
  let left = Math.round(words.length * drawn);
  let caret = { x: margin, y: top };
  lines.forEach((line, index) => {
    const shown = line.slice(0, Math.max(0, left));
    const y = top + index * height;
    context.fillStyle = paper;
    context.fillText(shown, margin, y + size * 0.84);
    if (left >= 0) caret = { x: margin + context.measureText(shown).width + 8, y };
    left -= line.length + 1;
  });
  context.letterSpacing = '0px';
  context.fillStyle = sun;
  context.fillRect(caret.x, caret.y + 2, 5, size);
  context.fillStyle = reef;
  context.fillRect(margin, top + lines.length * height + 34, film.width - 2 * margin, 2);
}

function drawScreen(context: OffscreenCanvasRenderingContext2D, { camera, blur }: Shot) {
  if (!screen) return;
  context.filter = blur > 0.2 ? `blur(${blur}px)` : 'none';
  const scale = screen.width / film.width;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    screen,
    camera.x * scale,
    camera.y * scale,
    camera.width * scale,
    (camera.width * scale * screenHeight) / film.width,
    0,
    0,
    film.width,
    screenHeight,
  );
  context.filter = 'none';
}

/** The band under the screen, with the way that the film has come as a route with a station for each caption. */
function drawBand(context: OffscreenCanvasRenderingContext2D, { progress, stations }: Shot) {
  const { ink, sun, slate, paper } = settings.colours;
  context.fillStyle = ink;
  context.fillRect(0, screenHeight, film.width, bandHeight);
  context.fillStyle = slate;
  context.fillRect(0, screenHeight, film.width, 4);
  context.fillStyle = sun;
  context.fillRect(0, screenHeight, film.width * progress, 4);
  for (const station of stations) {
    context.beginPath();
    context.arc(film.width * station, screenHeight + 2, 6, 0, 7);
    context.fillStyle = station <= progress ? sun : ink;
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = station <= progress ? ink : paper;
    context.stroke();
  }
}

const arrow = 'M0 0V22.5L5.6 17.4L9.4 26L13.5 24.2L9.8 15.8H17.2Z';

function drawPointer(context: OffscreenCanvasRenderingContext2D, { pointer, camera }: Shot) {
  if (!pointer) return;
  const { ink, paper, sun } = settings.colours;
  const scale = film.width / camera.width;
  const [x, y] = [(pointer.x - camera.x) * scale, (pointer.y - camera.y) * scale];
  context.save();
  context.beginPath();
  context.rect(0, 0, film.width, screenHeight);
  context.clip();
  context.translate(x, y);
  if (pointer.ring > 0 && pointer.ring < 1) {
    context.beginPath();
    context.arc(0, 0, 12 + 34 * pointer.ring, 0, 7);
    context.globalAlpha = 1 - pointer.ring;
    context.lineWidth = 7;
    context.strokeStyle = ink;
    context.stroke();
    context.lineWidth = 4;
    context.strokeStyle = sun;
    context.stroke();
    context.globalAlpha = 1;
  }
  context.scale(1.55, 1.55);
  const shape = new Path2D(arrow);
  context.lineJoin = 'round';
  context.lineWidth = 3.4;
  context.strokeStyle = paper;
  context.stroke(shape);
  context.fillStyle = ink;
  context.fill(shape);
  context.restore();
}

function draw(shot: Shot) {
  if (shot.card) {
    drawGraticule(main);
    (shot.card.kind === 'title' ? drawTitle : drawTyped)(main, shot.card.words, shot.card.drawn);
  } else {
    drawScreen(main, shot);
  }
  if (shot.swept < 1) {
    const edge = Math.round(film.width * shot.swept);
    main.drawImage(
      before,
      edge,
      0,
      film.width - edge,
      screenHeight,
      edge,
      0,
      film.width - edge,
      screenHeight,
    );
    main.fillStyle = settings.colours.sun;
    main.fillRect(edge - 3, 0, 6, screenHeight);
  }
  drawBand(main, shot);
  if (!shot.card) drawPointer(main, shot);
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
  async frame(shot: Shot, number: number, quantizer: Quantizer, keyFrame: boolean) {
    draw(shot);
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
