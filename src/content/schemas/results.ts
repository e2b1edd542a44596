import * as z from 'zod/mini';
import { submissionKinds } from '../../submissions/kinds.ts';
import { paragraph } from '../loader/fields.ts';
import { briefHead, line, outbound, short } from './parts.ts';

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
