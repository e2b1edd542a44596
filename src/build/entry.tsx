import { ViteReactSSG } from 'vite-react-ssg';
import { Shell } from '../layout/Shell.tsx';
import { pageRoutes } from '../page-routes.ts';

const children = pageRoutes.map(({ path, load }) => ({ path, lazy: load }));

/** What vite-react-ssg renders every page with at build. The browser's entry is `src/main.tsx`. */
export const createRoot = ViteReactSSG({ routes: [{ path: '/', Component: Shell, children }] });
