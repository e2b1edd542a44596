import { useState } from 'react';
import copy from '../content/forms.yaml';
import { outboundLinks } from '../links.ts';
import { newsletterSource } from '../submissions/kinds.ts';
import { Stored, SubmissionForm } from './SubmissionForm.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

/** The newsletter form of the news sidebar; after a success it gives way to the note that the newsletter page opens. */
export function NewsletterForm() {
  const [subscribed, setSubscribed] = useState(false);
  const state = useSubmissionForm({
    kind: 'newsletter',
    control: 'news-sidebar',
    onStored: () => setSubscribed(true),
  });
  const { label, subscribed: title, opening, link } = copy.newsletter;
  if (subscribed) {
    const page = { label: link, href: outboundLinks.newsletterPage.href };
    return <Stored title={title} text={opening} link={page} />;
  }
  return (
    <SubmissionForm kind="newsletter" state={state} label={label}>
      <input type="hidden" name="source" value={newsletterSource} />
    </SubmissionForm>
  );
}
