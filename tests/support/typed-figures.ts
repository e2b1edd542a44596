import { globSync, readFileSync } from 'node:fs';
import { knownClaims } from '../../src/content/claims.ts';
import { count } from '../../src/content/format.ts';
import { readOrganisation } from '../../src/content/organisation/organisation.ts';
import { readPrices } from '../../src/content/prices.ts';

/** A figure that has one place in the content, and how other files refer to it. */
interface OwnedFigure {
  readonly key: string;
  readonly pattern: RegExp;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a number as it is typed, with or without thousands separators, and not as a part of a longer one. */
const numberPattern = (digits: string, after = '') =>
  new RegExp(`(?<![\\d.,:/-])${digits.replaceAll(',', ',?')}${after}(?![\\d]|[.,:/-]\\d)`);

/** Smaller numbers of the sample organisation are in too many other sentences to be known by their digits. */
const smallest = 101;

/** Returns the numbers of an object at any depth, each with its path. */
function numbersIn(value: unknown, path: string): readonly (readonly [path: string, number: number])[] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, `${path}.${key}`));
}

/** Returns the figures that only `claims.yaml`, `prices.yaml` and the sample organisation may spell out. */
export function ownedFigures(): readonly OwnedFigure[] {
  // A claim is known by more than its digits: 40%, 3x, 400k+, 12 minutes, 2-4 weeks.
  const claims = knownClaims()
    .filter(({ figure }) => /\D/.test(figure))
    .map(({ name, figure, wording }) => ({
      key: `the claim ${name}`,
      // A share needs the words of its claim beside it, as other shares have the same number.
      pattern: /%$/.test(figure)
        ? new RegExp(`(?<!\\d)${escaped(figure)} ${escaped(wording)}`, 'i')
        : new RegExp(`(?<![\\d,.])${escaped(figure).replace(/-/, '[-–]').replaceAll(',', ',?')}(?!\\w)`, 'i'),
    }));
  const { contract, prices: priceList } = readPrices();
  const terms = (['service'] as const).map((term) => ({
    key: `{contract.${term}}`,
    pattern: new RegExp(escaped(contract[term])),
  }));
  const prices = priceList.map(({ name, euros }) => ({
    key: `{${name}.price}`,
    pattern: numberPattern(count(euros)),
  }));
  // Years and the parts of the taxonomy are no figures of their own.
  const numbers = numbersIn(readOrganisation(), 'organisation').filter(
    ([path, number]) =>
      number >= smallest && !/\.(?:year|families|teams|entries)\b|taxonomy\.claim/.test(path),
  );
  const named = new Map(numbers.map(([path, number]) => [number, path] as const).toReversed());
  return [
    ...claims,
    ...terms,
    ...prices,
    ...Array.from(named, ([number, path]) => ({ key: `{${path}}`, pattern: numberPattern(count(number)) })),
  ];
}

/** Returns each line of a text that spells out an owned figure: the line, what it says and what to write instead. */
export function typedFiguresIn(text: string, owned = ownedFigures()): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    // Comments and placeholders are no words.
    const words = line.replace(/(?:^|\s)#.*$/, '').replace(/\{[\w .-]+\}/g, '');
    return owned.flatMap(({ key, pattern }) => {
      const [found] = pattern.exec(words) ?? [];
      return found === undefined ? [] : [`${index + 1}: says “${found}”, use ${key}`];
    });
  });
}

/** Returns each line of the pages' words that spells out an owned figure, with its file. */
export function typedFigures(): readonly string[] {
  const owned = ownedFigures();
  return globSync('src/{pages,content/pages,content/screens}/**/*.{md,yaml}')
    .toSorted()
    .flatMap((file) => typedFiguresIn(readFileSync(file, 'utf8'), owned).map((line) => `${file}:${line}`));
}
