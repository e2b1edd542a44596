import { BackLink } from '../components/BackLink.tsx';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { Sheet } from '../sections/Sheet.tsx';
import { Grounds, PointerStates, Specimen } from './Specimen.tsx';

const badges = ['World First', 'Tech Skills', 'ROI Analysis'];

/** Links in text and alone, the way back, badges. */
export function LinkParts() {
  return (
    <Sheet id="links" name="Controls" title="Links and badges" ground="mist">
      <Specimen name="Link" note="In text and on its own.">
        <Grounds>
          <div className="states">
            <PointerStates
              of={(forced) => (
                <a className="text-link" href="#links" {...forced}>
                  Read how it is counted
                </a>
              )}
            />
          </div>
        </Grounds>
      </Specimen>
      <Specimen name="External link" note="Opens in a new tab, and says so by its arrow.">
        <p className="measure">
          Every figure has a source, such as the <ExternalLink href="#links">register of skills</ExternalLink>
          , and a date on which it was looked at last.
        </p>
      </Specimen>
      <Specimen name="Back link">
        <BackLink to="/">Back to Home</BackLink>
      </Specimen>
      <Specimen name="Badges" note="A word about what stands beside it.">
        <p className="flex flex-wrap gap-3">
          {badges.map((badge) => (
            <span key={badge} className="badge">
              {badge}
            </span>
          ))}
        </p>
      </Specimen>
    </Sheet>
  );
}
