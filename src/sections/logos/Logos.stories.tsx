import { Logos } from './Logos.tsx';

export const LogosWall = () => <Logos />;

export const LogosRow = () => <Logos variant="row" />;
