import type * as z from 'zod/mini';
import { claims } from './claims.ts';
import { prices } from './figures.ts';
import { organisationSchema } from './organisation/organisation.ts';
import { skills } from './organisation/skills.ts';
import { links } from './outbound.ts';
import { addedPage } from './schemas/added-pages.ts';
import * as audience from './schemas/audience-pages.ts';
import * as business from './schemas/business-pages.ts';
import { caseStudies } from './schemas/case-studies.ts';
import * as company from './schemas/company-pages.ts';
import * as legal from './schemas/legal.ts';
import * as partner from './schemas/partner-pages.ts';
import * as product from './schemas/product-pages.ts';
import * as site from './schemas/site.ts';
import * as suite from './schemas/suite-pages.ts';
import * as screen from './screens/schemas.ts';

/** The schema of every file in this folder, by the file's name; `*` stands for the name of an added page. */
export const contentSchemas = {
  shell: site.shell,
  footer: site.footer,
  consent: site.consent,
  forms: site.forms,
  home: company.home,
  pricing: business.pricing,
  'future-skills-report': company.report,
  'not-found': site.notFound,
  results: site.results,
  links,
  answers: site.answers,
  mail: site.mail,
  drawings: site.drawings,
  placeholder: site.placeholder,
  samples: site.samples,
  'legal/labels': legal.legalLabels,
  'legal/privacy-policy': legal.privacyPolicy,
  'legal/terms-of-service': legal.termsOfService,
  'legal/cookie-policy': legal.cookiePolicy,
  partners: partner.partners,
  team: company.team,
  videos: site.videos,
  'organisation/organisation': organisationSchema,
  'organisation/skills': skills,
  'skills-agent': product.skillsAgent,
  'skills-mapping': product.skillsMapping,
  'skills-1st-matching': product.skillsMatching,
  'skills-lens': product.skillsLens,
  'skills-ai': suite.skillsAi,
  'skills-passport': product.skillsPassport,
  'skills-roi': suite.skillsRoi,
  'skills-gap-calculator': suite.skillsGapCalculator,
  'scale-growth': business.scaleGrowth,
  masterclass: audience.masterclass,
  skillsuite: suite.skillsuite,
  'skillsuite-overview': suite.skillsuiteOverview,
  'skills-control-centre': product.skillsControlCentre,
  claims,
  prices,
  'business-leader': business.businessLeader,
  educator: audience.educator,
  recruiter: audience.recruiter,
  'about-us': company.aboutUs,
  'partners-page': partner.partnersPage,
  'case-studies': caseStudies,
  'pages/*': addedPage,
  'screens/frame': screen.screenFrame,
  'screens/skills-agent': screen.skillsAgentScreen,
  'screens/skills-passport': screen.skillsPassportScreen,
  'screens/skills-1st-matching': screen.skillsMatchingScreen,
  'screens/skills-mapping': screen.skillsMappingScreen,
  'screens/skills-lens': screen.skillsLensScreen,
  'screens/control-centre': screen.controlCentreScreen,
} as const satisfies Record<string, z.ZodMiniType>;

export type Content<Name extends keyof typeof contentSchemas> = z.output<(typeof contentSchemas)[Name]>;
