import { CheckIcon, EyeOffIcon } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { fillIn, listed } from '../../content/format.ts';
import copy from '../../content/screens/question.yaml';
import type { PartProps } from './part.ts';
import screen from './ScreenFrame.module.css';
import { ScreenFrame } from './ScreenFrame.tsx';

const { matching } = copy;
const { columns, skills, candidates } = matching;

/** Skills 1st Matching: colleagues by code, the skills that a role asks for and what each lacks (sample data). */
export function ShortlistScreen({ rows }: PartProps) {
  return (
    <ScreenFrame product="skills-1st-matching" view={matching.view} description={matching.description}>
      <div className="grid gap-4">
        {rows ? null : (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="max-w-[24ch] font-display text-lead leading-[1.3] mockup-xs:text-heading">
              {matching.title}
            </p>
            <p className="flex gap-2.5 rounded-sm bg-mist px-3 py-2">
              <Icon icon={EyeOffIcon} className="mt-0.75 size-4 flex-none" />
              {matching.anonymous}
            </p>
          </div>
        )}
        <table className="w-full">
          <thead>
            <tr className={screen.columns}>
              <th scope="col">{columns.code}</th>
              <th scope="col" colSpan={2}>
                {columns.skills}
              </th>
              <th scope="col">{columns.missing}</th>
            </tr>
          </thead>
          <tbody className="mockup-xs:text-body">
            {candidates.slice(0, rows).map(({ code, missing }) => (
              <tr key={code}>
                <th scope="row" className={`${screen.cell} align-middle font-600`}>
                  {code}
                </th>
                <td className={`${screen.cell} align-middle max-mockup-xs:hidden`}>
                  <span className="flex gap-1.5" aria-hidden="true">
                    {skills.map((skill) =>
                      skill === missing ? (
                        <span key={skill} className="size-6 rounded-full border-2 border-outline" />
                      ) : (
                        <span
                          key={skill}
                          className="grid size-6 place-items-center rounded-full bg-sun text-ink forced-colors:border"
                        >
                          <Icon icon={CheckIcon} className="size-4" />
                        </span>
                      ),
                    )}
                  </span>
                </td>
                <td className={`${screen.cell} whitespace-nowrap align-middle`}>
                  {fillIn(matching.of, {
                    met: missing ? skills.length - 1 : skills.length,
                    asked: skills.length,
                  })}
                </td>
                <td className={`${screen.cell} align-middle`}>
                  {missing ?? <span className="text-slate">{matching.none}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="border-t border-t-ink pt-3 text-slate max-mockup-xs:hidden">
          <b className="font-600">{matching.order}</b> {listed(skills)}
        </p>
      </div>
    </ScreenFrame>
  );
}
