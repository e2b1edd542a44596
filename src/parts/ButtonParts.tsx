import { Sheet } from '../sections/Sheet.tsx';
import { Grounds, PointerStates, Specimen, State } from './Specimen.tsx';

const kinds = [
  ['Action', 'button button-action', 'Book a Meeting', 'The one action colour, for this one action.'],
  ['Solid', 'button button-solid', 'Download report', 'The strongest of the others; at most one in sight.'],
  ['Default', 'button', 'Learn more', 'Everything that is not the one thing to do.'],
  ['Quiet', 'button button-quiet', 'Cancel', 'Beside another button.'],
] as const;

function Busy({ look, label }: { readonly look: string; readonly label: string }) {
  return (
    <fieldset disabled>
      <button type="submit" className={look}>
        {label}
      </button>
    </fieldset>
  );
}

/** Every kind of button in every state on every ground. */
export function ButtonParts() {
  return (
    <Sheet id="buttons" name="Controls" title="Buttons">
      {kinds.map(([name, look, label, note]) => (
        <Specimen key={name} name={name} note={note}>
          <Grounds>
            <div className="states">
              <PointerStates
                of={(forced) => (
                  <button type="button" className={look} {...forced}>
                    {label}
                  </button>
                )}
              />
              <State name="Disabled">
                <button type="button" className={look} disabled>
                  {label}
                </button>
              </State>
              <State name="Busy">
                <Busy look={look} label="Submitting..." />
              </State>
              <State name="External">
                <a className={look} href="#buttons">
                  {label}
                  <span className="external-mark i-lucide-arrow-up-right" aria-hidden="true" />
                </a>
              </State>
            </div>
          </Grounds>
        </Specimen>
      ))}
      <Specimen name="Light" note="The strongest button of a dark sheet that has no Book a Meeting.">
        <div className="sheet ground" data-ground="ink">
          <div className="states">
            <PointerStates
              of={(forced) => (
                <button type="button" className="button button-light" {...forced}>
                  Talk to us
                </button>
              )}
            />
          </div>
        </div>
      </Specimen>
    </Sheet>
  );
}
