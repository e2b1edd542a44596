import { Film } from './Film.tsx';

export function Beside() {
  return <Film id="beside-film" name="skills-mapping" title="Four people move, one shortage closes" />;
}

export function Wide() {
  return (
    <Film
      id="wide-film"
      variant="wide"
      name="skills-mapping"
      title="The shortage falls with each person who moves"
      background="ink"
    />
  );
}

export function Portrait() {
  return (
    <Film
      id="portrait-film"
      variant="portrait"
      name="skills-mapping"
      title="Drag people to where you are short"
      background="mist"
    />
  );
}
