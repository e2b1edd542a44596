import { closeUp, Lit, Station, SurveyCloseUp } from '../../drawings/close-ups.tsx';
import { Circle } from '../../drawings/shapes.tsx';
import { end, route } from '../../drawings/survey.drawing.tsx';

/** The route's upper end: the people who moved stand on the peak. */
export default closeUp('climb', () => (
  <SurveyCloseUp at={{ x: end.x - 30, y: end.y + 40 }}>
    <Lit d={route} />
    <Station at={end} r={9} full />
    <Circle at={end} r={16} stroke="sun" />
  </SurveyCloseUp>
));
