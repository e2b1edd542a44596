import * as z from 'zod/mini';
import { positiveInteger, sample } from './fields.ts';
import { inOrder, objectList, uniqueNames } from './lists.ts';
import { checkedFile } from './loader/check-content.ts';
import { label, labelObject, sentence } from './texts.ts';

/** A price in euros. */
const euros = z
  .int({ error: 'a whole number of euros such as 17000, without quotes, commas or dots' })
  .check(z.minimum(0));

const amount = z.number().check(z.minimum(0));

const rising = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to, {
  error: 'a range whose end is not below its beginning',
});

/** A range of amounts. */
const range = z.strictObject({ from: amount, to: amount }).check(rising);

/** Assumptions of the estimates. Amounts in euros. */
const estimate = z.strictObject({
  sample,
  /** The price that both packages contain: its name in the file, its euros in the output. */
  licence: label(),
  /** Applications a year for each person employed. */
  applications: range,
  /** The price of one ranked application. */
  token: amount,
  /** The price of a year for each person above the band before, up to `people`. */
  bands: objectList({ people: positiveInteger(), from: amount, to: amount }).check(
    z.refine((bands) => inOrder(bands, (before, now) => before.people < now.people), {
      error: 'bands in the order of their people',
    }),
  ),
  /** The price of connecting a system, paid once. */
  setup: range,
  /** How many systems each package connects. */
  systems: z.strictObject({ agent: positiveInteger(), suite: positiveInteger() }),
});

/** Returns the euros of a price, or undefined if there is none of this name. */
const eurosOf = (prices: readonly { name: string; euros: number }[], wanted: string) =>
  prices.find(({ name }) => name === wanted)?.euros;

export const prices = z.pipe(
  z
    .strictObject({
      prices: objectList({ name: label(), euros }).check(uniqueNames()),
      /** Terms of the contract that several pages name. */
      contract: labelObject('term', 'purchases', 'notice', 'export', 'service'),
      /** Systems that several pages name as examples. */
      integrations: z.strictObject({ systems: sentence() }),
      estimate,
    })
    .check(
      z.refine(({ prices, estimate }) => eurosOf(prices, estimate.licence) !== undefined, {
        path: ['estimate', 'licence'],
        error: 'the name of a price above',
      }),
    ),
  z.transform(({ estimate, ...rest }) => ({
    ...rest,
    estimate: { ...estimate, licence: eurosOf(rest.prices, estimate.licence) ?? 0 },
  })),
);

/** Returns prices, terms and assumptions. Throws if `prices.yaml` has mistakes, which the check of that file reports. */
export const readPrices = checkedFile('content/prices', prices);
