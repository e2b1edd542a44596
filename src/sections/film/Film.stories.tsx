import { Film } from './Film.tsx';

export function Beside() {
  return <Film name="skills-mapping" title="Four people move, one shortage closes" />;
}

export function Wide() {
  return (
    <Film
      variant="wide"
      name="skills-mapping"
      title="Four people move, one shortage closes"
      background="ink"
    />
  );
}

export function Portrait() {
  return (
    <Film
      variant="portrait"
      name="skills-mapping"
      title="Four people move, one shortage closes"
      background="mist"
    />
  );
}
