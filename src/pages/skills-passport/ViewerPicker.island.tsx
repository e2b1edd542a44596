import { useState } from 'react';
import { ChoiceGroup } from '../../components/Choice.tsx';
import { island } from '../../components/island.tsx';
import { onlyLive, TryOut } from '../../components/TryOut.tsx';
import { fillIn, listed } from '../../content/format.ts';
import { Table } from '../../sections/table/Table.tsx';
import type page from './page.yaml';
import { Stamps } from './Stamps.tsx';
import { sentenceFor, type Viewer } from './viewers.ts';

type ViewerPickerProps = Omit<(typeof page)['try'], 'title' | 'text'>;

const skillsSeen = ({ credentials }: ViewerPickerProps, { sees }: Viewer) =>
  listed(sees.map((place) => credentials[place]?.skill ?? ''));

function sentenceOf(props: ViewerPickerProps, viewer: Viewer): string {
  const { credentials, said } = props;
  const pending = credentials.filter((credential) => credential.pending).length;
  return fillIn(said[sentenceFor(viewer)], {
    name: viewer.name,
    seen: viewer.sees.length,
    all: credentials.length,
    verified: credentials.length - pending,
    pending,
    until: viewer.until ?? '',
    skills: skillsSeen(props, viewer),
  });
}

/** Every viewer in a table. */
function AllViewers(props: ViewerPickerProps) {
  const { viewers, table } = props;
  return (
    <Table
      caption={table.caption}
      columns={[table.viewer, table.sees, table.until]}
      rows={viewers.map((viewer) => ({
        name: viewer.name,
        head: (
          <>
            <b>{viewer.name}</b> <span className="block text-muted">{viewer.role}</span>
          </>
        ),
        cells: [
          skillsSeen(props, viewer) || table.nothing,
          <span key="until" className="page-2xs:whitespace-nowrap">
            {viewer.until ?? '–'}
          </span>,
        ],
      }))}
      left
      folds
    />
  );
}

/** A viewer to choose; the stamps that the viewer may see stay on the page, and a sentence says which. */
function ViewerChoice({ disabled, ...props }: ViewerPickerProps & { readonly disabled: boolean }) {
  const { choose, credentials, viewers, level, pending, hidden } = props;
  const [chosen, setChosen] = useState(0);
  const viewer = viewers[chosen];
  if (!viewer) return null;
  return (
    <div className="grid gap-x-gutter-wide gap-y-part page-lg:grid-cols-[4fr_8fr]">
      <div className="grid gap-part content-start">
        <ChoiceGroup
          disabled={disabled}
          className={`grid grid-cols-2 gap-2 page-lg:grid-cols-1 ${onlyLive}`}
          legend={choose}
          options={viewers.map((entry) => ({
            key: entry.name,
            content: (
              <>
                <b className="font-600">{entry.name}</b>{' '}
                <span className="block text-small">{entry.role}</span>
              </>
            ),
          }))}
          chosen={chosen}
          onChoose={setChosen}
          choiceClassName="p-3 leading-tight last:max-page-lg:col-span-full"
        />
        <p className="min-h-[3lh] page-lg:min-h-[4lh] font-display text-heading" role="status">
          {sentenceOf(props, viewer)}
        </p>
      </div>
      <Stamps sees={viewer.sees} {...{ credentials, level, pending, hidden }} />
    </div>
  );
}

/** A passport and who sees what of it. */
export default function LiveViewerPicker(props: ViewerPickerProps) {
  return (
    <TryOut
      className="gap-part"
      choice={(disabled) => <ViewerChoice {...props} disabled={disabled} />}
      states={<AllViewers {...props} />}
    />
  );
}

export const ViewerPicker = island('pages/skills-passport/ViewerPicker', LiveViewerPicker, {
  hydrate: 'near',
});
