import { closeUp, Lit, Station, SurveyCloseUp } from '../../drawings/close-ups.tsx';
import { route, start } from '../../drawings/survey.drawing.tsx';

/** The hollow of people to spare, and the route that leads out of it. */
export default closeUp('hollow', () => (
  <SurveyCloseUp at={{ x: start.x + 20, y: start.y - 8 }}>
    <Lit d={route} />
    <Station at={start} r={9} full />
  </SurveyCloseUp>
));
