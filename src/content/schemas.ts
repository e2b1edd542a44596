import type * as z from 'zod/mini';
import { claims } from './claims.ts';
import { organisationSchema } from './organisation/organisation.ts';
import { skills } from './organisation/skills.ts';
import { educator, masterclass, recruiter } from './schemas/audience-pages.ts';
import { businessLeader, pricing, scaleGrowth } from './schemas/business-pages.ts';
import { caseStudies } from './schemas/case-studies.ts';
import { aboutUs, home, report, team } from './schemas/company-pages.ts';
import { cookiePolicy, legalLabels, privacyPolicy, termsOfService } from './schemas/legal.ts';
import { partners, partnersPage } from './schemas/partner-pages.ts';
import {
  skillsAgent,
  skillsControlCentre,
  skillsLens,
  skillsMapping,
  skillsMatching,
  skillsPassport,
} from './schemas/product-pages.ts';
import { consent, forms, notFound, placeholder, results, shell, videos } from './schemas/site.ts';
import { skillsAi, skillsRoi, skillsuite, skillsuiteOverview } from './schemas/suite-pages.ts';
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
