/** Ground and its terrain. */
export const grounds = {
  mist: ['oklch(0.93 0.02 205)', 'oklch(0.865 0.03 205)'],
  sand: ['oklch(0.935 0.04 88)', 'oklch(0.87 0.05 88)'],
  reef: ['oklch(0.89 0.05 190)', 'oklch(0.82 0.06 190)'],
} as const;

/** Lit side, shadow side and contours of the skin. */
export const skins = {
  light: ['oklch(0.96 0.018 150)', 'oklch(0.8 0.06 195)', 'oklch(0.6 0.08 198)'],
  middle: ['oklch(0.83 0.055 190)', 'oklch(0.66 0.08 197)', 'oklch(0.5 0.085 200)'],
  deep: ['oklch(0.66 0.085 195)', 'oklch(0.48 0.08 202)', 'oklch(0.36 0.07 210)'],
} as const;

/** Hair and its strands. */
export const hairs = {
  dark: ['oklch(0.25 0.045 235)', 'oklch(0.48 0.07 205)'],
  middle: ['oklch(0.4 0.075 212)', 'oklch(0.64 0.08 198)'],
  light: ['oklch(0.63 0.045 212)', 'oklch(0.88 0.03 200)'],
} as const;

/** Clothes and their folds. */
export const clothes = ['oklch(0.45 0.09 200)', 'oklch(0.64 0.095 192)'] as const;
export const jacket = ['oklch(0.28 0.05 232)', 'oklch(0.48 0.075 205)'] as const;
export const shirt = 'oklch(0.97 0.012 150)';
