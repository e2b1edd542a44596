import * as z from 'zod/mini';
import { briefHead, line, paragraph, short } from '../fields.ts';

/** `placeholder.yaml`. */
export const placeholder = z.strictObject({
  head: briefHead,
  title: line(),
  text: paragraph(),
  list: line(),
  home: short(),
});
