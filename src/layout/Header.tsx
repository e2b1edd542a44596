import copy from '../content/shell.yaml';
import { BookMeeting } from '../forms/BookMeeting.tsx';
import { HeaderMenu } from './HeaderMenu.island.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The fixed header; `path` is the address of the page that it stands on. */
export function Header({ path }: { readonly path: string }) {
  return (
    <header className="fixed inset-x-0 top-0 z-20 border-b border-contour bg-paper [container:header_/_inline-size]">
      <div className="page flex min-h-18 items-center gap-4 max-header-xl:flex-wrap max-header-xl:gap-y-0 max-header-xl:py-3 max-header-xs:gap-x-2 max-header-sm:px-5 max-header-2xs:gap-x-1.5 max-header-3xs:justify-between max-header-3xs:py-1">
        <a className="hover:text-lagoon active:text-slate" aria-label={copy.home} href="/">
          <Wordmark />
        </a>
        <HeaderMenu path={path} />
        <BookMeeting
          control="header"
          className="button button-action order-2 ml-auto whitespace-nowrap px-4 max-header-xs:px-3 max-header-xs:text-small max-header-2xs:px-2 max-header-3xs:min-h-9 max-header-3xs:basis-full max-header-3xs:whitespace-normal max-header-3xs:py-1"
          label={copy.bookMeeting}
        />
      </div>
    </header>
  );
}
