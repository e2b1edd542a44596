import copy from '../content/forms.yaml';
import { newsletterSource } from '../submissions/kinds.ts';
import { SubmissionForm } from './SubmissionForm.tsx';

/** The newsletter form of the news sidebar; after a success it gives way to the note that the newsletter page opens. */
export function NewsletterForm() {
  const { label, subscribed: title, opening: text, link } = copy.newsletter;
  return (
    <SubmissionForm
      kind="newsletter"
      control="news-sidebar"
      label={label}
      thanks={() => ({ title, text, link })}
    >
      <input type="hidden" name="source" value={newsletterSource} />
    </SubmissionForm>
  );
}
