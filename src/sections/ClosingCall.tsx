import type { ReactNode } from 'react';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The dark band at a page's end with its call to action. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="band bg-ink text-paper">
      <div className="page grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid gap-4">
          <h2 className="max-w-[24ch] font-700 text-headline">{title}</h2>
          <p className="measure text-lead">{text}</p>
        </div>
        <p className="md:text-right">{children}</p>
      </div>
    </section>
  );
}
