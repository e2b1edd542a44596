import { newTab } from '../components/Link.tsx';
import { hrefOf } from '../content/links.ts';
import type { Headline } from '../content/news.ts';

interface HeadlineLinkProps extends Pick<Headline, 'title' | 'link' | 'address'> {
  readonly className: string | undefined;
}

/** The title of a headline as its link. Articles open in a new tab, pages of this site in the same. */
export function HeadlineLink({ title, link, address, className }: HeadlineLinkProps) {
  const inside = address?.startsWith('/') === true;
  return (
    <a className={className} href={hrefOf({ link, address })} {...(inside ? {} : newTab)}>
      {title}
    </a>
  );
}
