import { places } from '../places.ts';
import { type FieldPath, suggestion } from './mistakes.ts';

/** What a figure's name in a text stands for, as it is printed; undefined where there is no such figure. */
type FigureNamed = (name: string) => string | undefined;

/** A page that content may link to. */
interface LinkedPage {
  readonly path: string;
  /** The content file it is made of: `pricing`. */
  readonly content: string;
  /** The anchors in it; undefined where they are not known without building it. */
  readonly anchors?: () => readonly string[];
}

/** What content refers to and does not say itself. */
export interface References {
  readonly figureNamed?: FigureNamed;
  /** The pages of the site: a link inside the site leads to one of them. */
  readonly pages?: readonly LinkedPage[];
}

/** Hears what is wrong with the text at a path. */
type Complain = (path: FieldPath, problem: string) => void;

/** A value with each of its parts, the innermost first, as `change` gives it back; it hears the part and its path. */
export function mapValue(
  value: unknown,
  change: (part: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  const inside = (part: unknown, step: PropertyKey) => mapValue(part, change, [...path, step]);
  if (Array.isArray(value)) return change(value.map(inside), path);
  if (typeof value !== 'object' || value === null) return change(value, path);
  const entries = Object.entries(value).map(([name, part]) => [name, inside(part, name)] as const);
  return change(Object.fromEntries(entries), path);
}

/** The same for its texts alone. */
function mapTexts(value: unknown, change: (text: string, path: FieldPath) => string): unknown {
  return mapValue(value, (part, path) => (typeof part === 'string' ? change(part, path) : part));
}

/** The name of a figure in braces, with a dot; without one it is a place that the page fills in itself. */
const figure = /\{([^{}.]+\.[^{}]+)\}/g;

/** A content file's value with the figures that its texts name in braces, `{Data engineering.short}`. */
export function fillFigures(
  value: unknown,
  figureNamed: FigureNamed,
  complain: Complain = () => {},
): unknown {
  return mapTexts(value, (text, path) =>
    text.replace(figure, (whole, name: string) => {
      const found = figureNamed(name);
      if (found === undefined)
        complain(path, `names the figure {${name}}, expected one of the sample organisation or a price`);
      return found ?? whole;
    }),
  );
}

/** The names that the page puts into a text: `readers.cards[2].text` of `skills-lens`. None where it fills in nothing. */
function placesOf(content: string, path: FieldPath): readonly string[] {
  const steps = path.filter((step) => typeof step !== 'number').map(String);
  const found = Object.entries(places[content] ?? {}).find(([field]) => {
    const wanted = field.split('.');
    return (
      wanted.length === steps.length &&
      wanted.every((step, index) => step === '*' || step.split('|').includes(steps[index] ?? ''))
    );
  });
  return found?.[1].split(' ') ?? [];
}

/** Complains of names in braces that the page does not fill in. */
function checkPlaces(value: unknown, content: string, complain: Complain): void {
  mapTexts(value, (text, path) => {
    const known = placesOf(content, path);
    for (const [written, name = ''] of text.matchAll(/\{([^{}.]*)\}/g)) {
      if (known.includes(name)) continue;
      const expected =
        known.length === 0 ? 'no name in braces here' : known.map((place) => `{${place}}`).join(', ');
      complain(
        path,
        `names ${written}, which the page does not fill in, expected ${expected}${suggestion(name, known)}`,
      );
    }
    return text;
  });
}

/** Complains of links inside the site, texts under the name `to`, that lead to no page or to no place in it. */
function checkLinks(value: unknown, content: string, pages: readonly LinkedPage[], complain: Complain): void {
  const paths = pages.map(({ path }) => path);
  mapTexts(value, (text, path) => {
    if (path.at(-1) !== 'to' || !/^[/#]/.test(text)) return text;
    const [address = '', anchor] = text.split('#');
    const [target = ''] = address.split('?');
    const page = pages.find((candidate) =>
      target === '' ? candidate.content === content : candidate.path === target,
    );
    const anchors = anchor === undefined ? undefined : page?.anchors?.();
    if (target !== '' && !page) {
      complain(path, `leads to "${target}", expected a page of the site${suggestion(target, paths)}`);
    } else if (anchor && anchors && !anchors.includes(anchor)) {
      const expected = `the anchor of a section there${suggestion(anchor, anchors)}`;
      complain(path, `leads to "#${anchor}", which "${page?.path}" does not have, expected ${expected}`);
    }
    return text;
  });
}

/** What a file's value becomes with its figures filled in; all that its texts name must be there. */
export function followReferences(
  value: unknown,
  content: string,
  { figureNamed, pages }: References,
  complain: Complain,
): unknown {
  const filled = figureNamed ? fillFigures(value, figureNamed, complain) : value;
  if (!pages) return filled;
  checkPlaces(filled, content, complain);
  checkLinks(filled, content, pages, complain);
  return filled;
}
