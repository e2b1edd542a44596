import { FilmSection } from './FilmSection.tsx';

export function Beside() {
  return <FilmSection id="beside-film" name="skills-mapping" title="Four people move, one shortage closes" />;
}
