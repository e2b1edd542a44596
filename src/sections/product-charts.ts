import controlCentre from 'virtual:charts/control-centre';
import matching from 'virtual:charts/skills-1st-matching';
import agent from 'virtual:charts/skills-agent';
import ai from 'virtual:charts/skills-ai';
import lens from 'virtual:charts/skills-lens';
import mapping from 'virtual:charts/skills-mapping';
import passport from 'virtual:charts/skills-passport';
import type { ChartSource } from '../charts/chart-source.ts';

/** The chart of each page that has one of its own, by the page's path. */
export const productCharts: Readonly<Record<string, ChartSource>> = {
  '/skills-control-centre': controlCentre,
  '/skills-agent': agent,
  '/skills-passport': passport,
  '/skills-1st-matching': matching,
  '/skills-mapping': mapping,
  '/skills-lens': lens,
  '/skills-ai': ai,
};
