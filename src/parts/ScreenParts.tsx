import { ControlCentreScreen } from '../screens/ControlCentreScreen.tsx';
import { SkillsAgentScreen } from '../screens/SkillsAgentScreen.tsx';
import { SkillsLensScreen } from '../screens/SkillsLensScreen.tsx';
import { SkillsMappingScreen } from '../screens/SkillsMappingScreen.tsx';
import { SkillsMatchingScreen } from '../screens/SkillsMatchingScreen.tsx';
import { SkillsPassportScreen } from '../screens/SkillsPassportScreen.tsx';
import { Sheet } from '../sections/Sheet.tsx';

/** The screens of the five products and of the Control Centre, as wide as the page. */
export function ScreenParts() {
  return (
    <Sheet id="screens" name="Screens" title="Product screens" ground="mist">
      <div className="screen-list">
        <SkillsAgentScreen />
        <SkillsPassportScreen />
        <SkillsMatchingScreen />
        <SkillsMappingScreen />
        <SkillsLensScreen />
        <ControlCentreScreen />
      </div>
    </Sheet>
  );
}
