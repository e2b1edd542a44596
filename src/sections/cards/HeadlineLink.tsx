import { newTab } from '../../components/Link.tsx';
import { hrefOf } from '../../content/links.ts';
import type { Headline } from '../../content/news.ts';

interface HeadlineLinkProps extends Pick<Headline, 'id' | 'title' | 'link' | 'address'> {
  readonly className: string | undefined;
}

/** A headline's title as a link. Links of `links.yaml` and other sites open in a new tab, pages of this site in the same tab. */
export function HeadlineLink({ id, title, link, address, className }: HeadlineLinkProps) {
  const inside = link === undefined && address?.startsWith('https:') !== true;
  return (
    <a className={className} href={hrefOf({ id, link, address })} {...(inside ? {} : newTab)}>
      {title}
    </a>
  );
}
