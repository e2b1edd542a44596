import { DownloadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Band } from '../../components/Band.tsx';
import { Button } from '../../components/Button.tsx';
import { Choice } from '../../components/Choice.tsx';
import { Container } from '../../components/Container.tsx';
import { useHydrated, useOnceLive } from '../../components/hydration.ts';
import { Icon } from '../../components/Icon.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive } from '../../components/TryOut.tsx';
import { fillIn, longDay } from '../../content/format.ts';
import { SampleMark } from '../../sections/figures/MarkLink.tsx';
import { RowSection } from '../../sections/section/Section.tsx';
import {
  agreementFile,
  type Choice as Chosen,
  chosenKinds,
  isAnswered,
  keyOf,
  sharedFields,
} from './connect.ts';
import { FieldForm } from './FieldForm.tsx';
import type page from './page.yaml';
import { RecordFlow } from './RecordFlow.tsx';

type ConnectProps = Pick<typeof page, 'connect' | 'fields' | 'agreement' | 'kinds' | 'chosen'>;

/** Reads what is ticked in a form, as visitors may tick before the page is live. */
function choiceIn(form: HTMLFormElement): Chosen {
  const data = new FormData(form);
  return { systems: data.getAll('system').map(String), fields: data.getAll('field').map(String) };
}

/** Today by the visitor's calendar, as an ISO date. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Saves a text as a file on the visitor's device. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Systems to choose, what comes of their records, and the list of their fields, which can be ticked and saved as a file. */
export default function LiveConnect({ connect, fields, agreement, kinds, chosen }: ConnectProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');
  const [choice, setChoice] = useState<Chosen>({
    systems: chosen,
    fields: kinds.flatMap(({ name, fields: own }) =>
      own.filter(({ shared }) => shared).map((field) => keyOf(name, field.name)),
    ),
  });
  useOnceLive(() => {
    if (form.current) setChoice(choiceIn(form.current));
  });
  const chosenNow = chosenKinds(kinds, choice);

  function change() {
    if (!form.current) return;
    const next = choiceIn(form.current);
    const nextKinds = chosenKinds(kinds, next);
    setChoice(next);
    setStatus(
      fillIn(connect.status, {
        systems: next.systems.length,
        answers: connect.answers.filter((answer) => isAnswered(answer, nextKinds)).length,
        all: connect.answers.length,
        fields: sharedFields(kinds, next),
      }),
    );
  }

  function download() {
    const date = today();
    const made = fillIn(agreement.made, {
      date: longDay(date),
      page: window.location.host + window.location.pathname,
    });
    save(
      agreementFile({ ...agreement, barred: fields.barred }, kinds, choice, made),
      `${agreement.file}-${date}.html`,
    );
    setStatus(fields.done);
  }

  return (
    <form ref={form} onChange={change} onSubmit={(event) => event.preventDefault()}>
      <Band className="pt-0" background="ink">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-y-8">
          <fieldset>
            <legend className="pb-3 text-lead">{connect.title}</legend>
            <div className="grid grid-cols-2 gap-x-2 gap-y-4 page-sm:gap-x-6 page-sm:flex page-sm:flex-wrap page-sm:gap-y-3">
              {kinds.map(({ name, systems }) => (
                <div key={name} className={`grid gap-1.5 ${systems.length > 1 ? 'col-span-2' : ''}`}>
                  <span className="text-small text-muted">{name}</span>
                  <div className={`grid gap-2 page-sm:flex ${systems.length > 1 ? 'grid-cols-2' : ''}`}>
                    {systems.map((system) => (
                      <Choice
                        key={system.name}
                        className="grid content-center px-3 py-2 leading-tight page-sm:px-4 page-sm:py-1.5"
                        type="checkbox"
                        input={{
                          name: 'system',
                          value: system.name,
                          defaultChecked: chosen.includes(system.name),
                        }}
                      >
                        <b className="font-600">{system.name}</b>{' '}
                        <span className="text-small">{connect.states[system.status]}</span>
                      </Choice>
                    ))}
                  </div>
                </div>
              ))}
              <p className="col-span-2 self-end">
                <SampleMark {...connect.mark} />
              </p>
            </div>
          </fieldset>
          <RecordFlow {...connect} kinds={chosenNow} />
        </Container>
      </Band>
      <RowSection id="fields" title={fields.title} text={fields.text}>
        <FieldForm kinds={kinds} words={fields} chosen={chosenNow.map(({ name }) => name)} />
        <div
          className={`flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-t-foreground pt-part ${onlyLive}`}
        >
          <Button variant="solid" className="max-page-sm:w-full" disabled={!hydrated} onClick={download}>
            <Icon icon={DownloadIcon} /> {fields.download}
          </Button>
          <p className="max-w-measure text-muted">{fields.privacy}</p>
          <p role="status" className="basis-full font-600">
            {status}
          </p>
        </div>
      </RowSection>
    </form>
  );
}

export const Connect = island('pages/integrations/Connect', LiveConnect, { hydrate: 'near' });
