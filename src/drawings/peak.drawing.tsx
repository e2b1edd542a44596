import { closeUp, SurveyCloseUp } from './close-ups.tsx';
import { end } from './survey.drawing.tsx';

/** The highest peak of the survey: a skill that people are short of. */
export default closeUp('peak', () => <SurveyCloseUp at={{ x: end.x - 10, y: end.y - 30 }} />);
