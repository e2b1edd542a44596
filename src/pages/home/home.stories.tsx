import home from '../../content/home.yaml';
import { Ecosystem } from './HomeHero.tsx';
import { NewsList } from './News.tsx';

export const ProductEcosystem = Ecosystem;

export function Headlines() {
  return <NewsList headlines={home.news.headlines.slice(0, 3)} />;
}
