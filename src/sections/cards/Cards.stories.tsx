import suite from '../../content/next-product.yaml';
import frame from '../../content/screens/frame.yaml';
import { Cards } from './Cards.tsx';

const questions = {
  'skills-agent': 'Who could lead the tidal project by March?',
  'skills-passport': 'Which of these certificates is real?',
  'skills-1st-matching': 'Who fits, if we cover the names?',
  'skills-mapping': 'Where are we short, and who is spare?',
  'skills-lens': 'What will we need in two years?',
  'control-centre': 'How do all of these stand today?',
} as const;

const products = suite.products.map(({ mark, to, feature }) => ({
  mark,
  to,
  title: frame.products[mark],
  question: questions[mark],
  text: 'Asks the records that you already have, and shows the row behind each part of the answer.',
  feature,
}));

export const CardsProducts = () => (
  <Cards
    variant="products"
    items={products.slice(0, 5)}
    labels={{ learnMore: 'Learn More', demo: 'Book a Demo' }}
  />
);

const doors = [
  {
    mark: 'skills-mapping',
    to: '/business-leader',
    title: 'Business leaders',
    text: 'See who is short, who is spare and what the gap costs.',
    label: 'For business',
  },
  {
    mark: 'skills-passport',
    to: '/educator',
    title: 'Educators',
    text: 'Put every module beside the jobs that ask for it.',
    label: 'For educators',
  },
  {
    mark: 'skills-1st-matching',
    to: '/recruiter',
    title: 'Recruiters',
    text: 'Find the nine of 31 whom the filter would have lost.',
    label: 'For recruiters',
  },
] as const;

export const CardsDoors = () => (
  <div>
    <Cards variant="doors" items={doors} />
  </div>
);

export const CardsTwoDoors = () => (
  <div>
    <Cards variant="doors" items={doors.slice(0, 2)} />
  </div>
);
