import { island } from '../components/island.tsx';
import { isPlainClick, useButtonRole } from '../components/link-button.ts';
import { scrollToElement } from './ScrollManager.tsx';

export const newsAnchor = '/#global-skills-news';

/** Scrolls smoothly to the newsletter form where the page has it, else leads to the home page's news. A link until live. */
export default function LiveNewsLink({ label }: { readonly label: string }) {
  const button = useButtonRole();
  return (
    <a
      href={newsAnchor}
      className="footer-link"
      onClick={(event) => {
        const form = document.getElementById('newsletter');
        if (!form || !isPlainClick(event)) return;
        event.preventDefault();
        scrollToElement(form);
      }}
      {...button}
    >
      {label}
    </a>
  );
}

export const NewsLink = island('layout/NewsLink', LiveNewsLink);
