import home from '../../content/home.yaml';
import { NewsList } from './News.tsx';

export function Headlines() {
  return <NewsList headlines={home.news.headlines.slice(0, 3)} />;
}
