import { Draft } from '../../sections/screen/Pending.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { CopyButton } from './CopyButton.island.tsx';
import page from './page.yaml';

const { exchange, kinds, connect } = page;
const sender = kinds.find(({ name }) => name === exchange.request.system);

/** The two messages as JSON. Their values are those of the drawing above. */
const messages = [
  {
    ...exchange.request,
    body: { system: sender?.systems[0]?.name ?? '', record: sender?.record ?? '', language: 'en' },
  },
  {
    ...exchange.answer,
    body: {
      skill: connect.hub.skill,
      confidence: exchange.answer.confidence,
      next: exchange.answer.next,
    },
  },
].map(({ label, line, body }) => ({ label, line, json: JSON.stringify(body, undefined, 4) }));

/** A record of the ATS as a request, and the answer to it. */
export function Exchange() {
  const { title, text, copy, copied, refused } = exchange;
  const { pending, ...draft } = exchange.draft;
  return (
    <Section id="exchange" head="beside" background="ink" title={title} text={text}>
      <div className="grid gap-x-gutter-wide gap-y-8 page-md:grid-cols-2">
        {messages.map(({ label, line, json }) => (
          <div key={label} className="grid min-w-0 content-start gap-3">
            <h3 className="text-body font-600">{label}</h3>
            <pre className="whitespace-pre-wrap border-l-4 border-l-sun pl-4 font-text leading-relaxed wrap-anywhere">
              <code className="font-inherit">
                <b>{line}</b>
                {`\n${json}`}
              </code>
            </pre>
            <CopyButton text={json} copy={copy} copied={copied} refused={refused} />
          </div>
        ))}
      </div>
      <Draft className="mt-part border-t border-t-line" {...draft} note={pending} />
    </Section>
  );
}
