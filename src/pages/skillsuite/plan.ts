/** Returns vacancies grouped by their division, in their order, and numbered from 1 on through all divisions. */
export function byDivision<Vacancy extends { readonly division: string }>(
  vacancies: readonly Vacancy[],
): readonly {
  readonly division: string;
  readonly vacancies: readonly (Vacancy & { readonly number: number })[];
}[] {
  const names = [...new Set(vacancies.map(({ division }) => division))];
  let number = 0;
  return names.map((division) => ({
    division,
    vacancies: vacancies
      .filter((vacancy) => vacancy.division === division)
      .map((vacancy) => {
        number += 1;
        return { ...vacancy, number };
      }),
  }));
}
