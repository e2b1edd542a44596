import type { ReactNode } from 'react';
import { island } from '../../components/island.tsx';
import { withTimeout } from '../../components/load-or-leave.ts';
import { useComponentNear } from '../../components/use-near.ts';
import { chunkTimeout } from '../../site.ts';

const loadChoice = async () =>
  (await withTimeout(import('./QuestionChoice.tsx'), chunkTimeout)).QuestionChoice;

/**
 * All questions, `children`; with scripts the first alone, and as it comes near the choice takes its place. On paper, where the
 * choice cannot be had, and under the eyes of who read them before the page was live, all of them stand.
 */
export default function LiveQuestionPlace({ children = '' }: { readonly children?: ReactNode }) {
  const { place, unread, Near } = useComponentNear(loadChoice);
  const Choice = unread && Near;
  const hiding = Choice ? '[@media_screen]:hidden' : '[@media_screen]:[&>*+*]:hidden';
  return (
    <div ref={place}>
      {Choice ? <Choice /> : null}
      <div className={`grid gap-block ${unread && Near !== null ? hiding : ''}`} suppressHydrationWarning>
        {children}
      </div>
    </div>
  );
}

export const QuestionPlace = island('pages/skills-agent/QuestionPlace', LiveQuestionPlace);
