import * as z from 'zod/mini';
import { href, line, link, outbound, paragraph, short } from '../fields.ts';

/** `shell.yaml`. */
export const shell = z.strictObject({
  skipLink: short(),
  home: short(),
  bookMeeting: short(),
  menu: short(),
  loading: short(),
  mainNavigation: short(),
  suite: z.strictObject({ label: short(), links: z.array(link) }),
  links: z.array(z.strictObject({ label: short(), to: href(), badge: z.optional(short()) })),
  footer: z.strictObject({
    title: short(),
    statement: paragraph(),
    groups: z.array(z.strictObject({ title: short(), links: z.array(link) })),
    news: short(),
    calculator: short(),
    contact: short(),
    social: z.strictObject({
      title: short(),
      links: z.array(z.strictObject({ label: short(), link: outbound })),
    }),
    consent: short(),
    rights: line(),
  }),
  failure: z.strictObject({ title: line(), text: paragraph(), reload: short() }),
  help: z.strictObject({
    open: short(),
    title: short(),
    demo: short(),
    call: short(),
    email: short(),
    note: line(),
    close: short(),
  }),
  callBanner: z.strictObject({ label: short(), text: line(), call: short(), close: short() }),
  toasts: z.strictObject({ region: short(), announcement: short(), close: short() }),
});
