/** A role to be filled: the skills it asks for, each with its level. */
export interface Vacancy {
  readonly title: string;
  readonly asks: readonly { readonly skill: string; readonly asked: number }[];
}

/** A person known by a code alone, with a level for each of the skills that are compared; 0 where nothing shows one. */
export interface Candidate {
  readonly code: string;
  readonly shown: readonly number[];
}

/** What a candidate shows in one skill. `asked` is 0 where the vacancy does not ask for the skill. */
export interface Reading {
  readonly skill: string;
  readonly asked: number;
  readonly shown: number;
  readonly met: boolean;
}

function readingsOf({ asks }: Vacancy, { shown }: Candidate, skills: readonly string[]): readonly Reading[] {
  return skills.map((skill, place) => {
    const asked = asks.find((ask) => ask.skill === skill)?.asked ?? 0;
    const level = shown[place] ?? 0;
    return { skill, asked, shown: level, met: asked > 0 && level >= asked };
  });
}

/** Returns a share in whole per cent. */
export const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

/**
 * Returns the candidates in the order of a vacancy: who has most of its skills at the level asked comes first, then who is fewer
 * levels short. `skills` names the levels that candidates show.
 */
export function rankFor(vacancy: Vacancy, candidates: readonly Candidate[], skills: readonly string[]) {
  const ranked = candidates.map((candidate) => {
    const readings = readingsOf(vacancy, candidate, skills);
    const missing = readings.filter(({ asked, met }) => asked > 0 && !met);
    const asked = vacancy.asks.length;
    const met = asked - missing.length;
    return {
      code: candidate.code,
      readings,
      asked,
      met,
      share: percent(met, asked),
      missing: missing.map(({ skill }) => skill),
      short: missing.reduce((levels, reading) => levels + reading.asked - reading.shown, 0),
    };
  });
  return ranked.sort((one, other) => other.met - one.met || one.short - other.short);
}

export type Ranked = ReturnType<typeof rankFor>[number];

/** Returns a candidate's reading in the first of some vacancies that lacks nothing but `skill`, with the title of the vacancy. */
export function refusalFor(
  vacancies: readonly Vacancy[],
  candidates: readonly Candidate[],
  skills: readonly string[],
  { code, skill }: { readonly code: string; readonly skill: string },
) {
  return vacancies
    .flatMap((vacancy) =>
      rankFor(vacancy, candidates, skills).map((ranked) => ({ ...ranked, role: vacancy.title })),
    )
    .find((ranked) => ranked.code === code && ranked.missing.join() === skill);
}

/** A course that closes a gap in one skill, and the level that it reaches. */
export interface Course {
  readonly skill: string;
  readonly level: number;
}

/** Returns the readings of a candidate who has taken a course. */
export function afterCourse(readings: readonly Reading[], { skill, level }: Course): readonly Reading[] {
  return readings.map((reading) => {
    if (reading.skill !== skill) return reading;
    const shown = Math.max(reading.shown, level);
    return { ...reading, shown, met: reading.asked > 0 && shown >= reading.asked };
  });
}
