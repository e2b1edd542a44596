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

const box = <div className="min-h-90 w-full border border-line border-dashed" />;

export function Split() {
  return (
    <Hero {...words} figure={box} background="mist">
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
