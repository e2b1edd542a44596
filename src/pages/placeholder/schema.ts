import * as z from 'zod/mini';
import { briefHead, line, short } from '../../content/fields.ts';
import { heading } from '../../sections/schema.ts';

export const page = z.strictObject({ head: briefHead, ...heading, list: line(), home: short() });
