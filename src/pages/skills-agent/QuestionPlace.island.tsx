import type { ReactNode } from 'react';
import { useHydrated } from '../../components/hydration.ts';
import { island } from '../../components/island.tsx';
import { useComponentNear } from '../../components/use-near.ts';

const loadChoice = async () => (await import('./QuestionChoice.tsx')).QuestionChoice;

/** All questions, `children`; with scripts the first alone, and as it comes near the choice takes its place. */
export default function LiveQuestionPlace({ children = '' }: { readonly children?: ReactNode }) {
  const { place, Near: Choice } = useComponentNear(loadChoice);
  return (
    <div
      className={`grid gap-block ${useHydrated() ? '[&>*+*]:hidden' : ''}`}
      ref={place}
      suppressHydrationWarning
    >
      {Choice ? <Choice /> : children}
    </div>
  );
}

export const QuestionPlace = island('pages/skills-agent/QuestionPlace', LiveQuestionPlace);
