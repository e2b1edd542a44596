import { Logos } from './Logos.tsx';

export const LogosWall = () => <Logos />;

export const LogosRow = () => <Logos variant="row" />;

export const LogosNames = () => <Logos variant="names" />;
