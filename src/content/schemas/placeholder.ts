import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { line, short } from './parts.ts';

/** `placeholder.yaml`. */
export const placeholder = z.strictObject({ title: line(), text: paragraph(), list: line(), home: short() });
