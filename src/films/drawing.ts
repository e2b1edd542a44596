import { bandHeight, density, film, type Shot, screenHeight } from './picture.ts';

/** The settings of all frames. */
export interface StageSettings {
  readonly colours: Readonly<
    Record<'ink' | 'paper' | 'reef' | 'sun' | 'lagoon' | 'contour' | 'slate', string>
  >;
  readonly brand: string;
}

type Context = OffscreenCanvasRenderingContext2D;

/** The sources of a frame: a screenshot of the page, and the last frame before a sweep. */
export interface Sources {
  readonly settings: StageSettings;
  readonly screen: ImageBitmap | undefined;
  readonly before: OffscreenCanvas;
}

const margin = 88;

/** Draws the background of a card: a grid of fine lines. */
function drawGraticule(context: Context, settings: StageSettings) {
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

/** Breaks a text into the fewest lines that fit, balanced in length. */
function linesOf(context: Context, words: string, width: number): readonly string[] {
  const broken = (limit: number) => {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && context.measureText(longer).width <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const fewest = broken(width);
  let lines = fewest;
  for (let limit = width; limit > width / 3; limit -= 10) {
    const narrower = broken(limit);
    if (narrower.length > fewest.length) break;
    lines = narrower;
  }
  return lines;
}

/** Draws the film's title, whose lines rise one after the other above a growing line. `drawn` is the progress from 0 to 1. */
function drawTitle(context: Context, settings: StageSettings, words: string, drawn: number) {
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

/** Draws a text while it is typed, with a caret. `drawn` is the progress from 0 to 1. */
function drawTyped(context: Context, settings: StageSettings, words: string, drawn: number) {
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

function drawScreen(
  context: Context,
  { camera, blur }: Shot,
  screen: Sources['screen'],
  height: number = screenHeight,
) {
  if (!screen) return;
  context.filter = blur > 0.2 ? `blur(${blur}px)` : 'none';
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    screen,
    camera.x * density,
    camera.y * density,
    camera.width * density,
    (camera.width * density * height) / film.width,
    0,
    0,
    film.width,
    height,
  );
  context.filter = 'none';
}

/** Draws the band under the screen, with a progress bar and a station for each caption. */
function drawBand(context: Context, settings: StageSettings, { progress, stations }: Shot) {
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

function drawPointer(
  context: Context,
  settings: StageSettings,
  { pointer, camera }: Shot,
  height: number = screenHeight,
) {
  if (!pointer) return;
  const { ink, paper, sun } = settings.colours;
  const scale = film.width / camera.width;
  const [x, y] = [(pointer.x - camera.x) * scale, (pointer.y - camera.y) * scale];
  context.save();
  context.beginPath();
  context.rect(0, 0, film.width, height);
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

/** Draws one frame of a loop, without the band, as a loop has no captions. */
export function drawWithoutBand(main: Context, shot: Shot, { settings, screen }: Sources) {
  drawScreen(main, shot, screen, film.height);
  drawPointer(main, settings, shot, film.height);
}

/** Draws one frame of a film. */
export function draw(main: Context, shot: Shot, { settings, screen, before }: Sources) {
  if (shot.card) {
    drawGraticule(main, settings);
    (shot.card.kind === 'title' ? drawTitle : drawTyped)(main, settings, shot.card.words, shot.card.drawn);
  } else {
    drawScreen(main, shot, screen);
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
  drawBand(main, settings, shot);
  if (!shot.card) drawPointer(main, settings, shot);
}
