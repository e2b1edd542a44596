import { Link } from 'react-router-dom';
import copy from '../../content/skillsuite-overview.yaml';
import { BookMeeting } from '../../forms/BookMeeting.tsx';
import { ClosingCall } from '../../sections/ClosingCall.tsx';
import terrain from './closing.drawing.tsx?picture&ink';
import { DemoMinutes } from './DemoMinutes.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { SuiteGlobeHero } from './SuiteGlobeHero.tsx';
import { SuiteProducts } from './SuiteProducts.tsx';

export const { head } = copy;

/** The suite at a glance: five products, which one for which question, and what a demo is. */
export function Component() {
  const { hero, products, choice, demo, closing } = copy;
  return (
    <>
      <SuiteGlobeHero hero={hero} />
      <SuiteProducts {...products} />
      <ProductChoice {...choice} />
      <DemoMinutes {...demo} />
      <ClosingCall picture={terrain} title={closing.title} text={closing.text}>
        <BookMeeting control="skillsuite-overview-closing">{closing.button}</BookMeeting>
        <Link className="button" to={closing.suite.to}>
          {closing.suite.label}
        </Link>
      </ClosingCall>
    </>
  );
}
