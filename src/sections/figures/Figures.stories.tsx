import { Figures } from './Figures.tsx';

const claim = (name: string, figure: string, wording: string) => ({
  claim: { name, figure, wording, filed: false },
  text: 'Customer records of the first year of use, against the year before.',
});

const items = [
  claim('time-to-hire', '40%', 'reduction in time to hire'),
  claim('implementation', '2-4 weeks', 'implementation'),
  claim('taxonomy', '55,000+', 'skills catalogued'),
];

export const FiguresRow = () => <Figures items={items} />;
