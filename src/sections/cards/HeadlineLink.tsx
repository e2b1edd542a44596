import { newTab } from '../../components/Link.tsx';
import { hrefOf } from '../../content/links.ts';
import type { Headline } from '../../content/news.ts';

interface HeadlineLinkProps extends Pick<Headline, 'title' | 'link' | 'address'> {
  readonly className: string | undefined;
}

/** A headline's title as a link. Articles open in a new tab, pages of this site in the same tab. */
export function HeadlineLink({ title, link, address, className }: HeadlineLinkProps) {
  const inside = address?.startsWith('/') === true;
  return (
    <a className={className} href={hrefOf({ link, address })} {...(inside ? {} : newTab)}>
      {title}
    </a>
  );
}
