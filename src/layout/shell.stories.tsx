import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import LiveHelp from './Help.island.tsx';

export function PageHeader() {
  return <Header path="/" />;
}

export const PageFooter = Footer;
export const Help = LiveHelp;
