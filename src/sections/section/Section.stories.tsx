import { Button } from '../../components/Button.tsx';
import { Section } from './Section.tsx';

const text =
  'Every record that SkillsAI reads stays where it is. What it finds is named once, in words that both sides use.';
const content = <div className="min-h-40 border border-line border-dashed" />;
const aside = <Button variant="outline">See the records</Button>;

export function Split() {
  return (
    <Section id="split" title="Skills on file are skills that can move" text={text} aside={aside}>
      {content}
    </Section>
  );
}

export function Stacked() {
  return (
    <Section
      id="stacked"
      head="stacked"
      title="Records that answer, whichever system keeps them"
      text={text}
      background="mist"
    >
      {content}
    </Section>
  );
}

export function Beside() {
  return (
    <Section id="beside" head="beside" title="Three weeks from export to first map" text={text} aside={aside}>
      {content}
    </Section>
  );
}

export function Row() {
  return (
    <Section id="row" head="row" title="Harbour & Vale, in figures" text={text}>
      {content}
    </Section>
  );
}

export function Kicker() {
  return (
    <Section
      id="kicker"
      head="kicker"
      title="The Problem"
      statement="Half of the people you would hire for next year already work for you. Nobody can see them, because job titles say where they sit and not what they can do."
      background="mist"
    >
      {content}
    </Section>
  );
}

export function Window() {
  return (
    <Section id="window" head="stacked" width="window" title="As wide as the window" background="ink">
      <div className="min-h-80 border-y border-y-line border-y-dashed" />
    </Section>
  );
}
