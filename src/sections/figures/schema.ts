import { claimField } from '../../content/claims.ts';
import { objectList, type Shape } from '../../content/lists.ts';
import { sentence } from '../../content/texts.ts';

/** Returns the schema of the items of `Figures`: a claim of `claims.yaml` and a sentence about it, with more fields for each. */
export const claimFigures = <Fields extends Shape>(fields: Fields) =>
  objectList({ ...fields, claim: claimField(), text: sentence() });
