import { SkillsMatchingScreen } from '../pages/skills-1st-matching/SkillsMatchingScreen.tsx';
import { SkillsAgentScreen } from '../pages/skills-agent/SkillsAgentScreen.tsx';
import { ControlCentreScreen } from '../pages/skills-control-centre/ControlCentreScreen.tsx';
import { SkillsLensScreen } from '../pages/skills-lens/SkillsLensScreen.tsx';
import { SkillsMappingScreen } from '../pages/skills-mapping/SkillsMappingScreen.tsx';
import { SkillsPassportScreen } from '../pages/skills-passport/SkillsPassportScreen.tsx';
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
