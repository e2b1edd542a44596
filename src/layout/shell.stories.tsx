import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelpWidget } from './Help.tsx';

export const PageHeader = Header;
export const PageFooter = Footer;
export const Help = HelpWidget;
