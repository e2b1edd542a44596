import { Button } from '../../components/Button.tsx';
import { Ending } from './Ending.tsx';

const text = 'An hour, your own question, and the answer as it would stand in front of your board.';
const action = <Button variant="action">Book a Meeting</Button>;
const links = [
  { label: 'Pricing', to: '#pricing', text: 'What it costs for 200, 2,000 and 20,000 people' },
  { label: 'Integrations', to: '#integrations', text: 'The systems it reads, and what it leaves there' },
  { label: 'Trust', to: '#trust', text: 'Who may see what, and who decides that' },
];

export function Line() {
  return (
    <Ending id="line-ending" variant="line" title="Two weeks from your export to a first map" text={text}>
      {action}
    </Ending>
  );
}

export function Form() {
  return (
    <Ending id="form-ending" variant="form" title="Work out what a shortage costs" text={text}>
      <div className="grid min-h-60 content-end">{action}</div>
    </Ending>
  );
}

export function Next() {
  return <Ending id="next-ending" variant="next" title="Read on" text={text} links={links} />;
}

export function Product() {
  return <Ending variant="product" after="skills-passport" />;
}
