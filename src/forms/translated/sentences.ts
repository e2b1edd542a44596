import { fillIn } from '../../content/format.ts';
import translation from '../../content/translation.ts';
import type { SubmissionKind } from '../../submissions/kinds.ts';
import * as english from '../../submissions/sentences.ts';

/** Replaces `submissions/sentences.ts` in the build of a language that has a translation file. */

if (!translation) throw new Error('This build has no translation file.');
const words = translation.submissions;
const { errors } = words;

type Words<Value> = Value extends string
  ? string
  : Value extends (...rest: never) => unknown
    ? Value
    : { readonly [Name in keyof Value]: Words<Value[Name]> };

export const fieldSentences: Words<typeof english.fieldSentences> = {
  ...english.fieldSentences,
  email: errors.email,
  meetingType: errors.meetingType,
  tooShort: (label) => fillIn(errors.tooShort, { label }),
  tooLong: (label, maximum) => fillIn(errors.tooLong, { label, maximum }),
  required: (label) => fillIn(errors.required, { label }),
  unreadable: (label) => fillIn(errors.unreadable, { label }),
};

export const formWords: Words<typeof english.formWords> = words;

export const chooseMeetingType: string = words.chooseMeetingType;
export const honeypotLabel: string = words.honeypot;
export const meetingTypeLabels: typeof english.meetingTypeLabels = words.meetingTypes;
export const refusedField = (label: string): string => fillIn(errors.refused, { label });
export const answersInEnglish: string = words.answersInEnglish;

/** Returns the toasts of a form's outcome. */
function outcomeOf(kind: SubmissionKind): (typeof english.outcomeSentences)[SubmissionKind] {
  const { success, failure } = words[kind];
  return {
    success: (firstName) => ({ ...success, description: fillIn(success.description, { firstName }) }),
    failure,
  };
}

export const outcomeSentences: typeof english.outcomeSentences = {
  newsletter: outcomeOf('newsletter'),
  meeting: outcomeOf('meeting'),
  report: outcomeOf('report'),
};

export const alreadySubscribed: english.ToastSentences = words.alreadySubscribed;

export type { ToastSentences } from '../../submissions/sentences.ts';
