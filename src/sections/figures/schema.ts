import { claimField } from '../../content/claims.ts';
import { list, type Shape } from '../../content/lists.ts';
import { line } from '../../content/texts.ts';

/** Returns the schema of the items of `Figures`: a claim of `claims.yaml` and a sentence about it, with more fields for each. */
export const claimPoints = <Fields extends Shape>(fields: Fields) =>
  list({ ...fields, claim: claimField(), text: line() });
