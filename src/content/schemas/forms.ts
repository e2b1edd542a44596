import * as z from 'zod/mini';
import { line, paragraph, short } from '../fields.ts';

/** What the dialog is called and what it says it is for; its form has the same name. */
const purpose = z.strictObject({ title: short(), description: line() });

/** `forms.yaml`. */
export const forms = z.strictObject({
  honeypot: line(),
  newsletter: z.strictObject({
    label: short(),
    submit: short(),
    submitting: short(),
    subscribed: short(),
    opening: line(),
    link: short(),
  }),
  meeting: z.strictObject({
    purposes: z.strictObject({ meeting: purpose, register: purpose }),
    choose: short(),
    submit: short(),
    submitting: short(),
    cancel: short(),
    close: short(),
    link: short(),
  }),
  report: z.strictObject({
    label: short(),
    submit: short(),
    submitting: short(),
    note: paragraph(),
    thanks: short(),
    granted: short(),
    opening: line(),
    link: short(),
  }),
});
