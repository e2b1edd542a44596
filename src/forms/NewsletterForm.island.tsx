import { island } from '../components/island.tsx';
import copy from '../content/forms.yaml';
import { newsletterSource } from '../submissions/kinds.ts';
import { SubmissionForm } from './SubmissionForm.tsx';

/** The newsletter form of the news sidebar. After a success it is replaced by a note that the newsletter page opens. */
export default function LiveNewsletterForm() {
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

export const NewsletterForm = island('forms/NewsletterForm', LiveNewsletterForm);
