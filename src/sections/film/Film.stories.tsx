import { Film } from './Film.tsx';

export function Beside() {
  return <Film id="beside-film" name="skills-mapping" title="Four people move, one shortage closes" />;
}
