import { fillIn } from '../content/format.ts';

interface ClaimingQuestion {
  readonly question: string;
  /** Names the place of the claim's figure as `{figure}`. */
  readonly answer: string;
  readonly claim?: { readonly figure: string } | undefined;
}

/** Questions as visitors read them: each answer with its claim's figure in place. Throws where an answer lacks its claim. */
export function answeredQuestions(items: readonly ClaimingQuestion[]) {
  return items.map(({ question, answer, claim }) => ({
    question,
    answer: fillIn(answer, claim ? { figure: claim.figure } : {}),
  }));
}
