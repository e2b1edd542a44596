import { type ComponentType, lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import 'virtual:uno.css';
import './design/fonts/fonts.css';
import './design/base.css';
import './design/shell.css';
import './design/parts.css';
import './design/controls.css';
import './design/sheets.css';
import './design/survey.css';
import './design/ecosystem.css';
import './design/sections.css';
import './design/home.css';
import './design/product.css';
import './design/matching-hero.css';
import './design/blind-slip.css';
import './design/matching-page.css';
import './design/lens-hero.css';
import './design/foresight.css';
import './design/forecast-readers.css';
import './design/forecast-trust.css';
import './design/ai-hero.css';
import './design/gloss.css';
import './design/skills-ai.css';
import './design/skills-gap.css';
import './design/growth.css';
import './design/masterclass.css';
import './design/agent.css';
import './design/answer-trace.css';
import './design/agent-answers.css';
import './design/passport.css';
import './design/stamp.css';
import './design/credential-life.css';
import './design/credential-line.css';
import './design/pricing.css';
import './design/report.css';
import './design/lost.css';
import './design/business.css';
import './design/board.css';
import './design/leader-sheets.css';
import './design/educator.css';
import './design/curriculum.css';
import './design/product-rows.css';
import './design/recruiter.css';
import './design/desk.css';
import './design/suite.css';
import './design/suite-week.css';
import './design/suite-globe.css';
import './design/suite-products.css';
import './design/suite-choice.css';
import './design/control-centre.css';
import './design/scale.css';
import './design/about.css';
import './design/about-sheets.css';
import './design/route.css';
import './design/partners.css';
import './design/first-days.css';
import './design/cases.css';
import './design/case-words.css';
import './design/case-maps.css';
import './design/case-plates.css';
import './design/pictures.css';
import './design/overlays.css';
import './design/help.css';
import './design/consent.css';
import './design/video.css';
import './design/screens.css';
import './design/screens-people.css';
import './charts/charts.css';
import './design/legal.css';
import './design/legal-tables.css';
import './design/print.css';
import { loadOrReload, loadOrVisit } from './layout/page-module.ts';
import { Shell } from './layout/Shell.tsx';
import { type PageRoute, pageRoutes } from './routes.tsx';

function lazyPage({ load }: PageRoute): ComponentType {
  return lazy(async () => ({ default: (await loadOrVisit(load)).Component }));
}

function Pages({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Makes the prerendered page live. Its own chunk comes first: a page that is still lazy would hydrate as empty. */
async function hydrate(root: HTMLElement): Promise<void> {
  const current = matchRoutes([...pageRoutes], window.location)?.at(-1)?.route;
  const loaded = current && (await loadOrReload(current.load));
  const children = pageRoutes.map((route) => ({
    path: route.path,
    Component: route === current && loaded ? loaded.Component : lazyPage(route),
  }));
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Pages routes={[{ path: '/', Component: Shell, children }]} />
      </BrowserRouter>,
    );
  });
}

const root = document.getElementById('root');
if (root) void hydrate(root);
