import { Steps } from './Steps.tsx';

const steps = [
  {
    title: 'Connect',
    text: 'One read-only key for each system. Nothing is copied by hand.',
    outcome: 'First records on day one',
    at: 1,
  },
  {
    title: 'Read',
    text: 'The AI names the skills in each record, and keeps the row beside each.',
    outcome: '14,290 records read',
    at: 3,
  },
  { title: 'Correct', text: 'People look at their own page and correct it.', at: 8 },
  {
    title: 'Decide',
    text: 'The first plan is on the table, with the people in it.',
    outcome: 'First move agreed',
    at: 21,
  },
] as const;

export const StepsLine = () => <Steps steps={steps} />;

export const StepsRows = () => <Steps variant="rows" steps={steps} />;

export const StepsDays = () => <Steps variant="days" steps={steps} days={28} dayLabel="Day {day}" />;
