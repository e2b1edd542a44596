import headlines from '../../content/news.yaml';
import { NewsList } from '../../sections/NewsList.tsx';
import { Ecosystem } from './Ecosystem.tsx';

export const ProductEcosystem = Ecosystem;

export function Headlines() {
  return <NewsList headlines={headlines.slice(0, 3)} />;
}
