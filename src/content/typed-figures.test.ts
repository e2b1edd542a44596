import { expect, it } from 'vitest';
import { typedFigures, typedFiguresIn } from '../../tests/support/typed-figures.ts';
import { knownClaims } from './claims.ts';
import { readOrganisation } from './organisation/organisation.ts';
import { readPrices } from './prices.ts';

it('no page types a figure of claims.yaml, prices.yaml or the sample organisation', () => {
  expect(typedFigures(), 'Write the key in braces instead, or name the claim').toEqual([]);
});

it('names the line and the key of a typed figure', () => {
  const { people } = readOrganisation();
  const [price] = readPrices().prices;
  const claim = knownClaims().find(({ figure }) => figure.endsWith('%'));
  const text = [
    `title: "{organisation.people} people, {${price?.name}.price}"`,
    `text: All ${people} of them`,
    `note: ${people.toLocaleString('en-GB')} people # ${people}`,
    `price: from €${price?.euros}`,
    `gain: a ${claim?.figure} ${claim?.wording}, or another ${claim?.figure}`,
    `code: "0${people}", ${people}5, 1.${people}`,
  ].join('\n');
  expect(typedFiguresIn(text)).toEqual([
    expect.stringMatching(new RegExp(`^2: says “${people}”, use {organisation\\.`)),
    expect.stringMatching(/^3: says “[\d,]+”, use {organisation\./),
    `4: says “${price?.euros}”, use {${price?.name}.price}`,
    `5: says “${claim?.figure} ${claim?.wording}”, use the claim ${claim?.name}`,
  ]);
});
