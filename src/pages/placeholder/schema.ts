import * as z from 'zod/mini';
import { briefHead } from '../../content/fields.ts';
import { line, short } from '../../content/texts.ts';
import { heading } from '../../sections/schema.ts';

export const page = z.strictObject({ head: briefHead, ...heading, list: line(), home: short() });
