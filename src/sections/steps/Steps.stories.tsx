import { Steps } from './Steps.tsx';

const steps = [
  {
    title: 'Connect',
    text: 'One read-only key for each system. Nothing is copied by hand.',
    outcome: 'First records on day one',
  },
  {
    title: 'Read',
    text: 'The AI names the skills in each record, and keeps the row beside each.',
    outcome: '14,290 records read',
  },
  { title: 'Correct', text: 'People look at their own page and correct it.' },
  {
    title: 'Decide',
    text: 'The first plan is on the table, with the people in it.',
    outcome: 'First move agreed',
  },
] as const;

export const StepsLine = () => <Steps steps={steps} />;
