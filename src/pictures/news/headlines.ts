import { everyDepartment } from './every-department.ts';
import { firstJobs } from './first-jobs.ts';
import { monthThree } from './month-three.ts';
import { skillInsteadOfPost } from './skill-instead-of-post.ts';
import { skillsInAdverts } from './skills-in-adverts.ts';
import { unfilledSkill } from './unfilled-skill.ts';
import { withoutASurvey } from './without-a-survey.ts';

/** The drawings of the headlines, by the name of the picture's file. */
export const headlinePictures: Readonly<Record<string, () => string>> = {
  'skills-in-adverts': skillsInAdverts,
  'month-three': monthThree,
  'every-department': everyDepartment,
  'without-a-survey': withoutASurvey,
  'skill-instead-of-post': skillInsteadOfPost,
  'unfilled-skill': unfilledSkill,
  'first-jobs': firstJobs,
};
