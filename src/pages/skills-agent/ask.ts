import { count, fillIn } from '../../content/format.ts';
import screen from '../../content/screens/skills-agent.yaml';
import page from './page.yaml';
import { drawnRoute } from './route-map.ts';

const { systems } = screen.sources;

/** Returns where a record is from: its system, its row there and the time of day at which it was read. */
export function sourceOf(text: string, { system, row }: { readonly system: number; readonly row: number }) {
  const { system: name = '', read = '' } = systems[system] ?? {};
  return fillIn(text, { system: name, row: count(row), read });
}

/** Returns the words of the act: the questions with their answers, records and routes. */
export function askWords() {
  const { sample: _sample, source, questions, ...words } = page.ask;
  return {
    ...words,
    systems: systems.map(({ system }) => system),
    questions: questions.map((question) => ({
      ...question,
      route: drawnRoute(question),
      figures: question.figures.map(({ records, ...figure }) => ({
        ...figure,
        records: records.map(({ text, ...place }) => ({ source: sourceOf(source, place), text })),
      })),
    })),
  };
}

export type AskWords = ReturnType<typeof askWords>;
