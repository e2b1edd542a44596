import headlines from '../../content/news.yaml';
import { Ecosystem } from './Ecosystem.tsx';
import { NewsList } from './NewsList.tsx';

export const ProductEcosystem = Ecosystem;

export function Headlines() {
  return <NewsList headlines={headlines.slice(0, 3)} />;
}
