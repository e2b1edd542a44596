import { Ecosystem } from './Ecosystem.tsx';
import { NewsList } from './News.tsx';
import home from './page.yaml';

export const ProductEcosystem = Ecosystem;

export function Headlines() {
  return <NewsList headlines={home.news.headlines.slice(0, 3)} />;
}
