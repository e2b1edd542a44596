import { DownloadIcon } from 'lucide-react';
import { ButtonLink, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ExternalLink } from '../../components/Link.tsx';
import { count } from '../../content/format.ts';
import type { Download } from '../../content/loader/download.ts';

interface ActionsProps {
  /** A link within this site, or to an `https://` address. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  readonly download?: { readonly label: string; readonly file: Download } | undefined;
}

/** Returns a size in bytes for visitors, in kB or MB of 1000: `1.2 MB`. */
function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${count(Math.ceil(bytes / 1000))} kB` : `${count(bytes / 1e6, 1)} MB`;
}

/** The buttons of a section of an added page. A link out of this site opens in a new tab. A file has its kind and size beside its label. */
export function Actions({ link, download }: ActionsProps) {
  return (
    <>
      {link?.to.startsWith('https:') ? (
        <ExternalLink variant="plain" className={buttonClass()} href={link.to}>
          {link.label}
        </ExternalLink>
      ) : null}
      {link && !link.to.startsWith('https:') ? <ButtonLink {...link} /> : null}
      {download ? (
        <a className={buttonClass()} href={download.file.address} download>
          <Icon icon={DownloadIcon} />
          {download.label} ({download.file.kind}, {sizeOf(download.file.bytes)})
        </a>
      ) : null}
    </>
  );
}
