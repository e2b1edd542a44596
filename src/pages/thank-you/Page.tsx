import { useLocation } from 'react-router-dom';
import { Container } from '../../components/Container.tsx';
import { Link } from '../../components/Link.tsx';
import forms from '../../content/forms.yaml';
import { contactAddress, contactLink } from '../../content/links.ts';
import { OutboundButton } from '../../sections/Outbound.tsx';
import { resultPaths, submissionKinds } from '../../submissions/kinds.ts';
import page from './page.yaml';

function resultAt(path: string) {
  const kind = submissionKinds.find((candidate) => resultPaths[candidate] === path.replace(/\/$/, ''));
  if (!kind) throw new Error(`No form ends at ${path}.`);
  return page[kind];
}

/** Where a form sent without JavaScript ends: what happened, and the link that would have opened by itself. */
export default function ThankYou() {
  const result = resultAt(useLocation().pathname);
  return (
    <section className="pt-[clamp(8rem,6rem_+_6vw,12rem)] pb-[clamp(4rem,3rem_+_4vw,7rem)]">
      <Container className="grid gap-6">
        <h1 className="text-display">{result.title}</h1>
        <p className="max-w-measure text-lead">{result.text}</p>
        <p className="flex flex-wrap items-center gap-6">
          <OutboundButton to={result.link} label={result.next} />
          <Link to="/" label={result.home} />
        </p>
        {/* The same for everybody: a browser may have filled the honeypot for a real person, whom nobody then writes to. */}
        <p>
          {forms.silence} <Link to={contactLink} label={contactAddress} />
        </p>
      </Container>
    </section>
  );
}
