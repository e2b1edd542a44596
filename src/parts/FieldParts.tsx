import type { ReactNode } from 'react';
import { Field } from '../forms/Field.tsx';
import { Sheet } from '../sections/Sheet.tsx';
import { meetingTypes } from '../submissions/kinds.ts';
import { fieldSentences } from '../submissions/sentences.ts';
import { Grounds, PointerStates, Specimen, State } from './Specimen.tsx';

const options = [
  <option key="none" value="" disabled>
    Choose a meeting type
  </option>,
  ...meetingTypes.map((type) => <option key={type}>{type}</option>),
];

function Disabled({ children }: { readonly children: ReactNode }) {
  return <fieldset disabled>{children}</fieldset>;
}

/** Fields: typed and chosen, empty, filled, refused, disabled. */
export function FieldParts() {
  const errors = { email: fieldSentences.email, meetingType: fieldSentences.meetingType };
  return (
    <Sheet id="fields" name="Controls" title="Fields">
      <Specimen name="Typed" note="The label stands above; nothing is said by a placeholder.">
        <div className="field-states">
          <State name="Empty">
            <Field form="empty" name="email" errors={{}} />
          </State>
          <State name="Filled">
            <Field form="filled" name="email" errors={{}} defaultValue="ada@example.org" />
          </State>
          <State name="With error">
            <Field form="refused" name="email" errors={errors} defaultValue="ada@example" />
          </State>
          <State name="Disabled">
            <Disabled>
              <Field form="disabled" name="email" errors={{}} defaultValue="ada@example.org" />
            </Disabled>
          </State>
        </div>
      </Specimen>
      <Specimen name="Choice" note="The browser's own list behind our frame.">
        <div className="field-states">
          <State name="Empty">
            <Field form="empty" name="meetingType" errors={{}} defaultValue="">
              {options}
            </Field>
          </State>
          <State name="Chosen">
            <Field form="filled" name="meetingType" errors={{}} defaultValue="Demo">
              {options}
            </Field>
          </State>
          <State name="With error">
            <Field form="refused" name="meetingType" errors={errors} defaultValue="">
              {options}
            </Field>
          </State>
          <State name="Disabled">
            <Disabled>
              <Field form="disabled" name="meetingType" errors={{}} defaultValue="Demo">
                {options}
              </Field>
            </Disabled>
          </State>
        </div>
      </Specimen>
      <Specimen name="Pointed at, in focus" note="On the three grounds.">
        <Grounds>
          <div className="field-states">
            <PointerStates
              of={(forced) => (
                <input className="field-input" aria-label="Sample" defaultValue="Ada" {...forced} />
              )}
            />
          </div>
        </Grounds>
      </Specimen>
    </Sheet>
  );
}
