import type { ReactNode } from 'react';

interface InLanguageProps {
  /** The language of the children, where it is not that of the page around them. */
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

/** Says which language its children are in (WCAG 2.2, 3.1.2), without a box of its own; nothing where it is the page's. */
export function InLanguage({ lang, children }: InLanguageProps) {
  if (lang === undefined) return children;
  return (
    <div lang={lang} className="contents">
      {children}
    </div>
  );
}
