import * as z from 'zod/mini';
import { submissionKinds } from '../../submissions/kinds.ts';
import { briefHead, line, outbound, paragraph, short } from '../fields.ts';

/** `results.yaml`. */
export const results = z.record(
  z.enum(submissionKinds),
  z.strictObject({
    head: briefHead,
    title: line(),
    text: paragraph(),
    next: short(),
    link: outbound,
    home: short(),
  }),
);
