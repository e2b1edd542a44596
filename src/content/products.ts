/** The five products, named like their pages. */
export const products = [
  'skills-agent',
  'skills-passport',
  'skills-1st-matching',
  'skills-mapping',
  'skills-lens',
] as const;

export type Product = (typeof products)[number];
