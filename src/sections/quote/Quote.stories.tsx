import { Quote } from './Quote.tsx';

const quote = {
  words:
    'We had planned to hire forty people. Nineteen of them already worked here, in teams that nobody had asked.',
  by: 'Maren Oduya, Head of People, Harbour & Vale',
  sample: true,
} as const;

export const QuotePlain = () => <Quote {...quote} />;

export const QuoteWindow = () => (
  <div>
    <Quote {...quote} variant="window" />
  </div>
);
