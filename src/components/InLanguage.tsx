import type { ReactNode } from 'react';

interface InLanguageProps {
  /** The language of the children, or undefined if it is that of the page. */
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

/** Sets the language of its children (WCAG 2.2, 3.1.2). The element has no box of its own. */
export function InLanguage({ lang, children }: InLanguageProps) {
  if (lang === undefined) return children;
  return (
    <div lang={lang} className="contents">
      {children}
    </div>
  );
}
