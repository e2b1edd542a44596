import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { briefHead, line, short } from './parts.ts';

/** `placeholder.yaml`. */
export const placeholder = z.strictObject({
  head: briefHead,
  title: line(),
  text: paragraph(),
  list: line(),
  home: short(),
});
