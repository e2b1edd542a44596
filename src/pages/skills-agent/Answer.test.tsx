import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentsOf, matchesOf, numbersIn, textOf } from '../../../tests/support/markup.ts';
import { count, fillIn } from '../../content/format.ts';
import { Answer, spoken } from './Answer.tsx';
import { askWords } from './ask.ts';
import { mostDots } from './route-map.ts';

const { questions, systems, ...labels } = askWords();
const network = { src: '/network.svg', width: 640, height: 430, background: 'ink', title: '' } as const;

/** Returns a text without its spaces, which differ where elements meet. */
const words = (text: string) => text.replace(/\s/g, '');

describe('the answer to a sample question', () => {
  it.each(questions)('$question shows its figures, records and stops', (question) => {
    const html = renderToStaticMarkup(
      <Answer {...question} id="answer-1" labels={labels} systems={systems} network={network} />,
    );
    expect(contentsOf(html, 'a').flatMap(numbersIn)).toEqual(question.figures.map(({ people }) => people));
    expect(contentsOf(html, 'details')).toHaveLength(question.figures.length);
    const items = contentsOf(html, 'li').map((item) => words(textOf(item)));
    for (const { source, text } of question.figures.flatMap(({ records }) => records))
      expect(items).toContain(words(`${text.replace(/[[\]]/g, '')}${source}`));
    for (const { people, records } of question.figures)
      expect(words(textOf(html))).toContain(
        words(
          fillIn(records.length === people ? labels.all : labels.shown, { shown: records.length, people }),
        ),
      );
    const stops = items.slice(-question.stops.length);
    expect(stops.map((stop) => numbersIn(stop)[0])).toEqual(question.stops.map(({ people }) => people));
    expect(contentsOf(html, 'dd')).toHaveLength(2);
    expect(html).not.toMatch(/NaN|undefined|[{}[\]]/);
  });

  it('names first, in each record of the people who could move, the person and what fits', () => {
    for (const { text } of questions[0]?.figures.flatMap(({ records }) => records) ?? [])
      expect(text).toMatch(/^\p{Lu}[^:,]+, no\. \d{4}: \[\d of 8 skills\]/u);
  });

  it.each(questions)('$question draws a stop for each count and a dot for each person found', (question) => {
    const { stops, people } = question.route;
    expect(stops.map(({ text }) => text)).toEqual(question.stops.map((stop) => count(stop.people)));
    expect(matchesOf(people, /(M)/g)).toHaveLength(Math.min(mostDots, question.stops.at(-1)?.people ?? 0));
  });

  it.each(questions)('$question is read out with its figures', (question) => {
    expect(spoken(question)).not.toMatch(/[{}]/);
    for (const { people } of question.figures) expect(spoken(question)).toContain(count(people));
  });
});
