import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import { positiveInteger, wholeNumber } from '../fields.ts';
import { addIssue, eightQuarters, nonEmptyList } from '../lists.ts';
import { checkedFile } from '../loader/check-content.ts';
import { label, stringMatching } from '../texts.ts';
import { skillField, skillName } from './skills.ts';

/** The index of the quarter a year from now. The first quarter of a forecast is the next one. */
const yearAhead = 3;

const eachQuarter = () => nonEmptyList(wholeNumber(), eightQuarters);

const forecast = z.strictObject({ skill: skillField(), index: eachQuarter() }).check(
  z.check(({ value: { skill, index }, issues }) => {
    const wanted = 100 + skill.trend;
    const expected = `${wanted}, which is 100 plus the trend of ${skill.name} in skills.yaml`;
    if (index[yearAhead] !== wanted) addIssue({ issues }, index[yearAhead], expected, ['index', yearAhead]);
  }),
);

const adverts = z.pipe(
  z.strictObject({
    all: label(),
    countries: claimField(),
    own: positiveInteger(),
    ownCountries: label(),
  }),
  z.transform(({ countries, ...rest }) => ({ ...rest, countries: countries.figure })),
);

/** The schema of `organisation/forecasts.yaml`. */
export const forecastsSchema = z.strictObject({
  skills: nonEmptyList(forecast),
  past: z.strictObject({
    skill: skillName(),
    made: stringMatching(/^\d{4} Q[1-4]$/, 'a quarter such as 2024 Q2'),
    forecast: eachQuarter(),
    outcome: eachQuarter(),
  }),
  adverts,
});

/** Returns the forecasts of the sample organisation. Runs at build only. Throws if the file has mistakes. */
export const readForecasts = checkedFile('content/organisation/forecasts', forecastsSchema);
