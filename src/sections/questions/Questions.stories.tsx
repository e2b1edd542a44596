import pricing from '../../pages/pricing/page.yaml';
import { Questions } from './Questions.island.tsx';

export const QuestionsBeside = () => <Questions items={pricing.faq.items} />;

export const QuestionsWide = () => <Questions variant="wide" items={pricing.faq.items} />;
