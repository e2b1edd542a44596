import { Button } from '../../components/Button.tsx';
import { Hero } from './Hero.tsx';

const words = {
  product: 'Skills Mapping',
  title: 'See every shortage, and who could close it',
  text: 'One map of what your organisation can do, drawn from the records it already keeps, and of what it will need.',
} as const;

const actions = (
  <>
    <Button variant="action">Book a Meeting</Button>
    <Button variant="outline">Take a demo</Button>
  </>
);

const rings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

/** Contour lines that fill the box. */
const figure = (
  <svg
    viewBox="0 0 160 90"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="bg-lagoon-pale"
  >
    {rings.map((ring) => (
      <ellipse
        key={ring}
        className="fill-none stroke-lagoon"
        cx={110 - ring}
        cy={50 + ring / 2}
        rx={ring * 7}
        ry={ring * 4.4}
        strokeWidth="0.3"
      />
    ))}
  </svg>
);

const box = <div className="min-h-90 w-full border border-line border-dashed" />;

export function Split() {
  return (
    <Hero {...words} figure={box} background="mist">
      {actions}
    </Hero>
  );
}

export function WindowLeft() {
  return (
    <Hero {...words} variant="window" note="Figures of our demonstration company." figure={figure}>
      {actions}
    </Hero>
  );
}

export function WindowTop() {
  return (
    <Hero {...words} variant="window" place="top" figure={figure} background="ink">
      {actions}
    </Hero>
  );
}

export function Text() {
  return (
    <Hero
      {...words}
      product={undefined}
      title="Map, match and mobilise the skills you already have"
      variant="text"
      note="Free for the first fifty records."
    >
      {actions}
    </Hero>
  );
}
