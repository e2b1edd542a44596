import { Statement } from './Statement.tsx';

export function Light() {
  return (
    <Statement
      id="light"
      variant="light"
      kicker="Why skills"
      text="People change jobs every four years and skills every two. A plan made of job titles is out of date before it is signed."
      note="Counted from the records of our demonstration company, Harbour & Vale."
    />
  );
}

export function Monument() {
  return (
    <Statement
      id="monument"
      variant="monument"
      text="Your people are the map"
      note="Not their titles, their tenure or their place on the chart."
      background="ink"
    />
  );
}

export function ShortMonument() {
  return <Statement id="short-monument" variant="monument" text="Skills move" background="mist" />;
}

export function LongMonument() {
  return (
    <Statement
      id="long-monument"
      variant="monument"
      text="Thirteen people in reports could be repairing turbines"
    />
  );
}
