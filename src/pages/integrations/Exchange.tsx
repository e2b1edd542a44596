import { StretchedSvg } from '../../components/Decoration.tsx';
import { Definitions } from '../../components/Definitions.tsx';
import { Draft } from '../../sections/screen/Pending.tsx';
import { Section } from '../../sections/section/Section.tsx';
import { CopyButton } from './CopyButton.island.tsx';
import page from './page.yaml';

const { exchange, kinds, connect } = page;
const { title, text, request, answer, copy, copied, refused } = exchange;
const sender = kinds.find(({ name }) => name === request.system);
const system = sender?.systems[0]?.name ?? '';
const record = sender?.record ?? '';
const matches = [
  { label: answer.match, skill: connect.hub.skill, confidence: answer.confidence },
  { label: answer.second, ...answer.next },
] as const;

/** The two messages, which are copied as JSON. */
const messages = {
  request: { system, record, language: 'en' },
  answer: { skill: connect.hub.skill, confidence: answer.confidence, next: answer.next },
} as const;

/** A button that copies a message. */
function Copy({ message }: { readonly message: object }) {
  return (
    <CopyButton text={JSON.stringify(message, undefined, 4)} copy={copy} copied={copied} refused={refused} />
  );
}

/** A record of the ATS as the API takes it, and the skills that it answers, each with how sure the match is. */
export function Exchange() {
  const { pending, ...draft } = exchange.draft;
  const card =
    'grid min-w-0 grid-rows-[auto_1fr_auto] gap-5 rounded-md p-panel text-ink forced-colors:border';
  return (
    <Section id="exchange" head="stacked" background="ink" title={title} text={text}>
      <div className="grid gap-1.5 page-md:grid-cols-[5fr_7fr]">
        <div className={`bg-paper ${card}`} data-background="paper">
          <h3 className="flex flex-wrap justify-between gap-x-4 text-body font-600">
            {request.label} <span className="text-small font-400 text-muted">{request.line}</span>
          </h3>
          <Definitions
            items={[
              [request.fields.record, record],
              [request.fields.system, system],
              [request.fields.language, request.language],
            ]}
            className="*:border-t *:border-t-line *:py-2 [&_dt]:text-small [&_dt]:text-muted [&_dd]:text-lead [&>:first-child_dd]:text-title [&>:first-child_dd]:font-display [&>:first-child_dd]:font-700"
          />
          <Copy message={messages.request} />
        </div>
        <div className={`bg-sun ${card}`} data-background="paper">
          <h3 className="flex flex-wrap justify-between gap-x-4 text-body font-600">
            {answer.label} <span className="text-small font-400">{answer.line}</span>
          </h3>
          <Definitions
            items={matches.map(({ label, skill, confidence }) => [
              label,
              <span key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
                {skill} <b className="font-condensed">{Math.round(confidence * 100)}%</b>
                <StretchedSvg className="col-span-2 h-3 w-full bg-ink/15" viewBox="0 0 1 1">
                  <path className="fill-ink forced-colors:[fill:CanvasText]" d={`M0 0H${confidence}V1H0z`} />
                </StretchedSvg>
              </span>,
            ])}
            className="*:border-t *:border-t-ink *:pt-2 *:pb-4 [&_dt]:text-small [&_dd]:text-lead [&>:first-child_dd]:text-title [&>:first-child_dd]:font-display [&>:first-child_dd]:font-700"
          />
          <Copy message={messages.answer} />
        </div>
      </div>
      <Draft className="mt-part" {...draft} note={pending} />
    </Section>
  );
}
