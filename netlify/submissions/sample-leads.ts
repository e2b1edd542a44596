import { fieldsOf } from '../../src/submissions/form-fields.ts';
import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { Texts } from './types.ts';

/** By these the database and the team recognise the leads of the smoke test. The address has no mailbox. */
export const smokeTest = { control: 'smoke-test', email: 'smoke-test@skillsai.example' } as const;

const firstWords: Texts = { firstName: 'Aoife ', lastName: 'Byrne ' };
const lastWords: Texts = { organisation: ' Ltd', organizationName: ' Ltd' };

/** Returns valid values for every field of a form, with `mark` in the e-mail address and `typed` in the other texts. */
export function sampleLead(
  kind: SubmissionKind,
  mark: string,
  typed = mark,
): Texts & { readonly email: string } {
  const values = fieldsOf(kind).map(({ name, type, options = [] }) => {
    if (type === 'choice') return [name, options.at(1) ?? ''];
    return [name, `${firstWords[name] ?? ''}${typed}${lastWords[name] ?? ''}`];
  });
  return { ...Object.fromEntries(values), email: `${mark}@example.com` };
}

/** Returns what the smoke test sends to a form. */
export function smokeTestLead(kind: SubmissionKind) {
  const { control, email } = smokeTest;
  return { ...sampleLead(kind, control, 'Smoke test'), email, attribution: { control } };
}
