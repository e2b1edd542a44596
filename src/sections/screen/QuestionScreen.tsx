import type { ComponentType } from 'react';
import type { Product } from '../../content/products.ts';
import { DemandScreen } from './DemandScreen.tsx';
import type { PartProps } from './part.ts';
import { SharedPassportScreen } from './SharedPassportScreen.tsx';
import { ShortlistScreen } from './ShortlistScreen.tsx';
import { SkillsAgentScreen } from './SkillsAgentScreen.tsx';
import { VacanciesScreen } from './VacanciesScreen.tsx';

const screens: Readonly<Record<Product, ComponentType<PartProps & { readonly brief?: boolean }>>> = {
  'skills-agent': SkillsAgentScreen,
  'skills-passport': SharedPassportScreen,
  'skills-1st-matching': ShortlistScreen,
  'skills-mapping': VacanciesScreen,
  'skills-lens': DemandScreen,
};

/** The screen of a product, opened at the question of the sample organisation. */
export function QuestionScreen({ product, rows }: PartProps & { readonly product: Product }) {
  const Screen = screens[product];
  return <Screen brief rows={rows} />;
}
