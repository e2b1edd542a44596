import * as z from 'zod/mini';
import { briefHead } from '../../content/fields.ts';
import { labelFields } from '../../content/texts.ts';
import { section, titledSection } from '../../sections/section/schema.ts';
import { steps } from '../../sections/steps/schema.ts';
import { submissionKinds } from '../../submissions/kinds.ts';

/** One page for each form. */
export const page = z.record(
  z.enum(submissionKinds),
  section({
    head: briefHead,
    ...labelFields('next', 'home'),
    way: titledSection({ steps: steps() }),
  }),
);
