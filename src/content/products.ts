/** The five products, by the last part of their page's path. */
export const products = [
  'skills-agent',
  'skills-passport',
  'skills-1st-matching',
  'skills-mapping',
  'skills-lens',
] as const;

export type Product = (typeof products)[number];
