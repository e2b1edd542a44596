import { MemoryRouter } from 'react-router-dom';
import { MeetingDialogHost } from '../forms/MeetingDialogHost.tsx';
import { ToastHost } from '../layout/ToastHost.tsx';
import { VideoDialogHost } from '../layout/VideoDialogHost.tsx';
import { ButtonParts } from './ButtonParts.tsx';
import { ChartParts } from './ChartParts.tsx';
import { ColourParts } from './ColourParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { FormParts } from './FormParts.tsx';
import { IconParts } from './IconParts.tsx';
import { LinkParts } from './LinkParts.tsx';
import { MediaParts } from './MediaParts.tsx';
import { OverlayParts } from './OverlayParts.tsx';
import { ScaleParts } from './ScaleParts.tsx';
import { ScreenParts } from './ScreenParts.tsx';
import { SectionParts } from './SectionParts.tsx';
import { SheetParts } from './SheetParts.tsx';
import { ShellParts } from './ShellParts.tsx';

const contents = {
  colour: 'Colour',
  scale: 'Type, space, motion',
  icons: 'Icons',
  buttons: 'Buttons',
  links: 'Links and badges',
  fields: 'Fields',
  forms: 'Forms',
  overlays: 'Toasts, dialogs, questions',
  columns: 'Columns, steps, figures',
  cards: 'Cards',
  media: 'Video, news, portraits',
  charts: 'Charts',
  screens: 'Product screens',
  'sheet-paper': 'Sheets',
  shell: 'Header, help, banner',
};

/** Every part of the site in every state, for developers: served in development only and in no build. */
export function PartsPage() {
  return (
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <main>
        <div className="page parts-head">
          <h1 className="font-700 text-display">Parts</h1>
          <p className="sheet-text">
            Every part of the site in every state. For developers: the development server shows this page, and
            no build has it.
          </p>
          <nav className="parts-contents" aria-label="Contents">
            <ol>
              {Object.entries(contents).map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <ColourParts />
        <ScaleParts />
        <IconParts />
        <ButtonParts />
        <LinkParts />
        <FieldParts />
        <FormParts />
        <OverlayParts />
        <SectionParts />
        <MediaParts />
        <ChartParts />
        <ScreenParts />
        <SheetParts />
        <ShellParts />
      </main>
      <MeetingDialogHost />
      <VideoDialogHost />
      <ToastHost />
    </MemoryRouter>
  );
}
