import { EyeOffIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { fillIn, listed } from '../../content/format.ts';
import copy from '../../content/screens/skills-1st-matching.yaml';
import { ScreenFrame } from '../../sections/screen/ScreenFrame.tsx';

const { candidate, label, summary, levels, reasons, missing, also } = copy.opened;

/** What the candidate has and the role needs of a skill. */
function levelsOf(name: string) {
  const place = copy.skills.findIndex(({ skill }) => skill === name);
  return { has: candidate.shown[place] ?? 0, needs: copy.skills[place]?.asked ?? 0 };
}

interface EvidenceProps {
  readonly skill: string;
  readonly text: string;
}

/** A skill with its level as a star, full where it is high enough, and what shows it or would close the gap. */
function Evidence({ skill, text }: EvidenceProps) {
  const { has, needs } = levelsOf(skill);
  const star = has >= needs ? 'border-sun bg-sun' : 'border-outline';
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 border-t border-t-contour py-3 mockup-lg:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1fr)] mockup-lg:gap-x-10">
      <span
        className={`grid size-9 place-items-center rounded-full border-2 font-display text-small font-700 max-mockup-lg:row-span-2 max-mockup-lg:self-start ${star}`}
        aria-hidden="true"
      >
        {has}
      </span>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="font-display text-lead">{skill}</b>{' '}
        <span className="text-small text-slate">{fillIn(levels, { has, needs })}</span>
      </p>
      <p className="text-body max-mockup-lg:col-start-2 max-mockup-xs:text-small">{text}</p>
    </li>
  );
}

/** Skills 1st Matching: one candidate without a name, and the evidence for each skill that the role needs (sample data). */
export function SkillsMatchingScreen() {
  return (
    <ScreenFrame product="skills-1st-matching" view={copy.role} description={copy.description}>
      <div className="grid gap-y-5">
        <div className="grid grid-cols-[auto_1fr] items-end gap-x-4 gap-y-2 mockup-lg:grid-cols-[auto_auto_1fr_auto] mockup-lg:items-center mockup-lg:gap-x-6">
          <p className="font-display text-lead font-700 max-mockup-lg:col-span-full">
            {label} {candidate.code}
          </p>
          <b className="font-display text-headline leading-none">{candidate.share}%</b>
          <p className="text-small">
            {candidate.met} {copy.of} {copy.skills.length} {summary}
          </p>
          <p className="flex gap-2.5 rounded-sm bg-mist px-3 py-2 text-small max-mockup-lg:col-span-full max-mockup-lg:mt-2">
            <Icon icon={EyeOffIcon} className="mt-0.75 size-4 flex-none" />
            {copy.anonymous}
          </p>
        </div>
        <div>
          <ul className="first:*:border-t-ink">
            {[...reasons, missing].map((entry) => (
              <Evidence key={entry.skill} {...entry} />
            ))}
          </ul>
          <p className="border-t border-t-ink pt-3 text-small">
            <b className="pr-1 font-600">{also.label}</b> {listed(also.skills)}
          </p>
        </div>
      </div>
    </ScreenFrame>
  );
}
