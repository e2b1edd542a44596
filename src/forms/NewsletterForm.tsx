import { useState } from 'react';
import { ExternalLink } from '../components/ExternalLink.tsx';
import { showToast } from '../components/toast.ts';
import { useFocusOnMount } from '../components/use-focus-on-mount.ts';
import copy from '../content/forms.yaml';
import { outboundLinks } from '../links.ts';
import { delays } from '../site.ts';
import { newsletterSource } from '../submissions/kinds.ts';
import { outcomeSentences } from '../submissions/sentences.ts';
import { EmailField } from './ContactFields.tsx';
import { openLater } from './open-later.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import { useSubmissionForm } from './use-submission-form.ts';

function Subscribed() {
  const panel = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-2">
      <p className="font-700 text-lead">{copy.newsletter.subscribed}</p>
      <p>{copy.newsletter.opening}</p>
      <p>
        <ExternalLink href={outboundLinks.newsletterPage.href}>{copy.newsletter.link}</ExternalLink>
      </p>
    </div>
  );
}

/** The newsletter form of the news sidebar; after a success it gives way to the note that the newsletter page opens. */
export function NewsletterForm() {
  const [subscribed, setSubscribed] = useState(false);
  const state = useSubmissionForm({
    kind: 'newsletter',
    control: 'news-sidebar',
    failureStyle: 'destructive',
    ignoresEmpty: true,
    onStored: () => {
      setSubscribed(true);
      showToast({ ...outcomeSentences.newsletter.success(''), style: 'normal' });
      openLater(outboundLinks.newsletterPage.href, delays.newsletterPageOpens);
    },
  });
  if (subscribed) return <Subscribed />;
  return (
    <SubmissionForm
      kind="newsletter"
      state={state}
      label={copy.newsletter.label}
      honeypotLabel={copy.honeypot}
      className="grid gap-4"
    >
      <input type="hidden" name="source" value={newsletterSource} />
      <EmailField form="newsletter" errors={state.errors} />
      <button type="submit" className="button">
        {state.busy ? copy.newsletter.submitting : copy.newsletter.submit}
      </button>
    </SubmissionForm>
  );
}
