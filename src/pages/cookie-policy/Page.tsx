import { BackLink } from '../../components/BackLink.tsx';
import { ConsentPreferences } from '../../consent/ConsentPreferences.tsx';
import copy from '../../content/legal/cookie-policy.md';
import { LegalHead } from '../../sections/LegalHead.tsx';
import { LegalTable } from '../../sections/LegalTable.tsx';
import { LegalText } from '../../sections/LegalText.tsx';

export const { head } = copy;

/** The cookie policy: every entry that the site stores by name, and the choice itself. */
export function Component() {
  const { back, sections, table, ...intro } = copy;
  return (
    <article className="legal">
      <LegalHead {...intro} back={<BackLink to="/">{back}</BackLink>} />
      <LegalText
        sections={sections}
        additions={{
          stored: <LegalTable {...table} />,
          preferences: (
            <div className="legal-panel p-[clamp(1.25rem,3vw,2rem)] border border-ink max-w-176 rounded-[4px]">
              <ConsentPreferences />
            </div>
          ),
        }}
      />
    </article>
  );
}
