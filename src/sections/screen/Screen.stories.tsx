import { SkillsMappingScreen } from '../../pages/skills-mapping/SkillsMappingScreen.tsx';
import { Screen } from './Screen.tsx';

const notes = [
  { title: 'Short and available', text: 'Each bar is the people needed less the people in place.' },
  { title: 'By team', text: 'The grid adds up to the plan, so no team is counted twice.' },
  { title: 'One move', text: 'The plan names who could retrain, and in how many weeks.' },
] as const;

export const ScreenBeside = () => (
  <Screen notes={notes}>
    <SkillsMappingScreen />
  </Screen>
);

export const ScreenFull = () => (
  <div className="px-5">
    <Screen variant="full" notes={notes}>
      <SkillsMappingScreen />
    </Screen>
  </div>
);
