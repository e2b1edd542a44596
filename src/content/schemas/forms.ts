import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { line, short } from './parts.ts';

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
    title: short(),
    description: line(),
    label: short(),
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
