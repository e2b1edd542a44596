import type * as z from 'zod/mini';
import { organisationSchema } from './organisation/organisation.ts';
import { skills } from './organisation/skills.ts';
import { aboutUs } from './schemas/about-us.ts';
import { businessLeader } from './schemas/business-leader.ts';
import { caseStudies } from './schemas/case-studies.ts';
import { claims } from './schemas/claims.ts';
import { consent } from './schemas/consent.ts';
import { educator } from './schemas/educator.ts';
import { forms } from './schemas/forms.ts';
import { report } from './schemas/future-skills-report.ts';
import { home } from './schemas/home.ts';
import { cookiePolicy, legalLabels, privacyPolicy, termsOfService } from './schemas/legal.ts';
import { masterclass } from './schemas/masterclass.ts';
import { notFound } from './schemas/not-found.ts';
import { partners } from './schemas/partners.ts';
import { partnersPage } from './schemas/partners-page.ts';
import { placeholder } from './schemas/placeholder.ts';
import { pricing } from './schemas/pricing.ts';
import { recruiter } from './schemas/recruiter.ts';
import { results } from './schemas/results.ts';
import { scaleGrowth } from './schemas/scale-growth.ts';
import { shell } from './schemas/shell.ts';
import { skillsMatching } from './schemas/skills-1st-matching.ts';
import { skillsAgent } from './schemas/skills-agent.ts';
import { skillsAi } from './schemas/skills-ai.ts';
import { skillsControlCentre } from './schemas/skills-control-centre.ts';
import { skillsLens } from './schemas/skills-lens.ts';
import { skillsMapping } from './schemas/skills-mapping.ts';
import { skillsPassport } from './schemas/skills-passport.ts';
import { skillsRoi } from './schemas/skills-roi.ts';
import { skillsuite } from './schemas/skillsuite.ts';
import { skillsuiteOverview } from './schemas/skillsuite-overview.ts';
import { team } from './schemas/team.ts';
import { videos } from './schemas/videos.ts';
import {
  controlCentreScreen,
  screenFrame,
  skillsAgentScreen,
  skillsLensScreen,
  skillsMappingScreen,
  skillsMatchingScreen,
  skillsPassportScreen,
} from './screens/schemas.ts';

/** The schema of every file in this folder, by the file's name. */
export const contentSchemas = {
  shell,
  consent,
  forms,
  home,
  pricing,
  'future-skills-report': report,
  'not-found': notFound,
  results,
  placeholder,
  'legal/labels': legalLabels,
  'legal/privacy-policy': privacyPolicy,
  'legal/terms-of-service': termsOfService,
  'legal/cookie-policy': cookiePolicy,
  partners,
  team,
  videos,
  'organisation/organisation': organisationSchema,
  'organisation/skills': skills,
  'skills-agent': skillsAgent,
  'skills-mapping': skillsMapping,
  'skills-1st-matching': skillsMatching,
  'skills-lens': skillsLens,
  'skills-ai': skillsAi,
  'skills-passport': skillsPassport,
  'skills-roi': skillsRoi,
  'scale-growth': scaleGrowth,
  masterclass,
  skillsuite,
  'skillsuite-overview': skillsuiteOverview,
  'skills-control-centre': skillsControlCentre,
  claims,
  'business-leader': businessLeader,
  educator,
  recruiter,
  'about-us': aboutUs,
  'partners-page': partnersPage,
  'case-studies': caseStudies,
  'screens/frame': screenFrame,
  'screens/skills-agent': skillsAgentScreen,
  'screens/skills-passport': skillsPassportScreen,
  'screens/skills-1st-matching': skillsMatchingScreen,
  'screens/skills-mapping': skillsMappingScreen,
  'screens/skills-lens': skillsLensScreen,
  'screens/control-centre': controlCentreScreen,
} as const satisfies Record<string, z.ZodMiniType>;

export type Content<Name extends keyof typeof contentSchemas> = z.output<(typeof contentSchemas)[Name]>;
