import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ChoiceGroup } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive, onlyStill, TryOut } from '../../components/TryOut.tsx';
import { fillIn, listed } from '../../content/format.ts';
import type page from './page.yaml';
import { Ranking } from './Ranking.tsx';
import { rankFor, type Vacancy } from './ranking.ts';

type VacancyPickerProps = Omit<(typeof page)['try'], 'title' | 'text' | 'sample'>;

const asksOf = ({ asks }: Vacancy) => listed(asks.map(({ skill, asked }) => `${skill} ${asked}`));

/** Says who comes first for a vacancy and, for all but the first vacancy, where the same person stands in that one. */
function sentenceFor({ vacancies, candidates, skills, said }: VacancyPickerProps, vacancy: Vacancy): string {
  const [best] = rankFor(vacancy, candidates, skills);
  const [first] = vacancies;
  if (!best || !first) return '';
  const { code, met, asked } = best;
  const comes = fillIn(met === asked ? said.all : said.some, { code, met, asked });
  if (vacancy === first) return comes;
  const place = rankFor(first, candidates, skills).findIndex((other) => other.code === code) + 1;
  const role = first.title.toLowerCase();
  return `${comes} ${fillIn(said.elsewhere, { role, place, candidates: candidates.length })}`;
}

interface ChosenProps extends VacancyPickerProps {
  /** The place of the vacancy that the visitor chose. */
  readonly chosen: number | undefined;
}

/** The vacancies that are not chosen, each with its candidates in order. */
function OtherVacancies({ chosen = 0, ...props }: ChosenProps) {
  const { vacancies, candidates, skills, asks, ...words } = props;
  return vacancies.map((vacancy, place) =>
    place === chosen ? null : (
      <Container className="grid gap-4" key={vacancy.title}>
        <h3 className="text-title">{vacancy.title}</h3>
        <p className="text-muted">{fillIn(asks, { skills: asksOf(vacancy) })}</p>
        <p className="font-display text-heading">{sentenceFor(props, vacancy)}</p>
        <Ranking ranked={rankFor(vacancy, candidates, skills)} words={words} />
      </Container>
    ),
  );
}

/** How long a row takes to its new place, in milliseconds. */
const moveTime = 450;

/** Moves the rows, or columns, of a list from their last places to their present ones, unless the visitor asked for less motion. */
function useMovedRows(list: RefObject<HTMLElement | null>): void {
  const places = useRef<ReadonlyMap<string, readonly [left: number, top: number]>>(new Map());
  useLayoutEffect(() => {
    const rows = Array.from(list.current?.children ?? []).filter((row) => row instanceof HTMLElement);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of rows) {
      const before = places.current.get(row.dataset.code ?? '');
      if (still || before === undefined) continue;
      const [right, down] = [before[0] - row.offsetLeft, before[1] - row.offsetTop];
      if (right === 0 && down === 0) continue;
      row.animate([{ transform: `translate(${right}px, ${down}px)` }, { transform: 'none' }], {
        duration: moveTime,
        easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
      });
    }
    places.current = new Map(rows.map((row) => [row.dataset.code ?? '', [row.offsetLeft, row.offsetTop]]));
  });
}

interface VacancyChoiceProps extends ChosenProps {
  readonly disabled: boolean;
  readonly onChoose: (place: number) => void;
}

/** A vacancy to choose; the same candidates change places, and a sentence about the first one is read out. */
function VacancyChoice({ chosen, disabled, onChoose, ...props }: VacancyChoiceProps) {
  const { choose, vacancies, candidates, skills, asks, ...words } = props;
  const list = useRef<HTMLOListElement>(null);
  const vacancy = vacancies[chosen ?? 0];
  useMovedRows(list);
  if (!vacancy) return null;
  return (
    <div className="grid gap-part">
      <Container
        as={ChoiceGroup}
        disabled={disabled}
        className={`grid grid-cols-2 gap-2 page-md:grid-cols-4 page-md:gap-gutter ${onlyLive}`}
        legend={choose}
        options={vacancies.map(({ title }) => ({ key: title, content: title }))}
        chosen={chosen ?? 0}
        onChoose={onChoose}
        choiceClassName="p-3 font-600 leading-tight page-md:p-4"
      />
      <p role="status" className="sr-only">
        {chosen === undefined ? null : sentenceFor(props, vacancy)}
      </p>
      <Container className="grid gap-4">
        <h3 className={`text-title ${onlyStill}`}>{vacancy.title}</h3>
        <p className="flex items-end max-w-[54ch] min-h-[3lh] font-display text-heading text-balance page-md:min-h-[2lh] page-md:text-title">
          {sentenceFor(props, vacancy)}
        </p>
        <p className="sr-only">{fillIn(asks, { skills: asksOf(vacancy) })}</p>
        <Ranking ranked={rankFor(vacancy, candidates, skills)} words={words} list={list} />
      </Container>
    </div>
  );
}

/** Vacancies with their candidates in order. */
export default function LiveVacancyPicker(props: VacancyPickerProps) {
  const [chosen, setChosen] = useState<number>();
  return (
    <TryOut
      className="gap-block"
      choice={(disabled) => (
        <VacancyChoice {...props} chosen={chosen} disabled={disabled} onChoose={setChosen} />
      )}
      states={<OtherVacancies {...props} chosen={chosen} />}
    />
  );
}

export const VacancyPicker = island('pages/skills-1st-matching/VacancyPicker', LiveVacancyPicker, {
  hydrate: 'near',
});
