/**
 * The positions of the skills as stars in a sky of 560 by 400 units, and the side of their names. As in astronomy, a lower
 * magnitude (1 to 5) is a brighter star.
 */
export const starPlaces = [
  { name: 'Process mapping', x: 216, y: 100, magnitude: 1, side: 'right' },
  { name: 'SQL', x: 242, y: 138, magnitude: 2, side: 'left' },
  { name: 'Forecasting', x: 224, y: 187, magnitude: 1.4, side: 'right' },
  { name: 'Root-cause analysis', x: 211, y: 224, magnitude: 2.4, side: 'right' },
  { name: 'Facilitation', x: 241, y: 257, magnitude: 3, side: 'right' },
  { name: 'Reporting', x: 320, y: 326, magnitude: 2.2, side: 'left' },
  { name: 'Supplier audits', x: 96, y: 214, magnitude: 2, side: 'below' },
  { name: 'Python', x: 418, y: 120, magnitude: 2.2, side: 'right' },
  { name: 'Portuguese', x: 463, y: 190, magnitude: 1.6, side: 'below' },
  { name: 'Workshop design', x: 424, y: 290, magnitude: 3, side: 'below' },
] as const;
