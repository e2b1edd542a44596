import { BadgeCheckIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { initials } from '../../content/format.ts';
import copy from '../../content/screens/question.yaml';
import type { PartProps } from './part.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

const { passport } = copy;

/** Skills Passport: the skills that one person shares with one manager, each with its issuer and date (sample data). */
export function SharedPassportScreen({ rows }: PartProps) {
  return (
    <ScreenFrame product="skills-passport" view={passport.view} description={passport.description}>
      <div className="grid gap-5">
        {rows ? null : (
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-md bg-mist p-4">
            <span
              className="grid size-14 place-items-center rounded-full border-2 border-lagoon font-display text-lead font-700 text-lagoon"
              aria-hidden="true"
            >
              {initials(passport.holder)}
            </span>
            <p>
              <b className="block font-display text-heading">{passport.holder}</b> {passport.role}
            </p>
            <p className="col-span-full text-slate">{passport.shared}</p>
          </div>
        )}
        <div>
          <p className="pb-1.5 font-display text-lead">{passport.caption}</p>
          <ul className="grid gap-x-8 mockup-xs:grid-cols-2">
            {passport.skills.slice(0, rows).map(({ skill, issuer, date }) => (
              <li
                key={skill}
                className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-t-contour py-2"
              >
                <p>
                  <b className="block font-600 mockup-xs:text-body">{skill}</b>{' '}
                  <span className="text-slate">
                    {issuer}, {date}
                  </span>
                </p>
                <p className="text-lagoon">
                  <Icon icon={BadgeCheckIcon} className="size-6" />
                  <span className="sr-only">{passport.verified}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </ScreenFrame>
  );
}
