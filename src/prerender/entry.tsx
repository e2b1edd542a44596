import { ViteReactSSG } from 'vite-react-ssg';
import { PageHead } from '../layout/PageHead.tsx';
import { Shell } from '../layout/Shell.tsx';
import { createRoutes } from '../routes.tsx';

function PrerenderedShell() {
  return (
    <>
      <PageHead />
      <Shell />
    </>
  );
}

/** What vite-react-ssg renders every page with at build. The browser's entry is `src/main.tsx`. */
export const createRoot = ViteReactSSG({ routes: createRoutes(PrerenderedShell) });
