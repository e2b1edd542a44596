import type * as z from 'zod/mini';
import { announcements } from '../../content/announcements.ts';
import { claims } from '../../content/claims.ts';
import { drawings } from '../../content/drawings.ts';
import { language } from '../../content/language.ts';
import { masterclass } from '../../content/masterclass.ts';
import { measuring } from '../../content/measuring.ts';
import { news } from '../../content/news.ts';
import { forecastsSchema } from '../../content/organisation/forecasts.ts';
import { organisationSchema } from '../../content/organisation/organisation.ts';
import { skills } from '../../content/organisation/skills.ts';
import { links } from '../../content/outbound.ts';
import { prices } from '../../content/prices.ts';
import { ranking } from '../../content/ranking.ts';
import { redirects } from '../../content/redirects.ts';
import { report } from '../../content/report.ts';
import * as content from '../../content/schema.ts';
import { videos } from '../../content/videos.ts';
import * as aboutUs from '../../pages/about-us/schema.ts';
import * as added from '../../pages/added/schema.ts';
import * as book from '../../pages/book/schema.ts';
import * as businessLeader from '../../pages/business-leader/schema.ts';
import * as caseStudies from '../../pages/case-studies/schema.ts';
import * as cookiePolicy from '../../pages/cookie-policy/schema.ts';
import * as educator from '../../pages/educator/schema.ts';
import * as evidence from '../../pages/evidence/schema.ts';
import * as futureSkillsReport from '../../pages/future-skills-report/schema.ts';
import * as reportEdition from '../../pages/future-skills-report-edition/schema.ts';
import * as harbourAndVale from '../../pages/harbour-and-vale/schema.ts';
import * as home from '../../pages/home/schema.ts';
import * as integrations from '../../pages/integrations/schema.ts';
import * as newsPage from '../../pages/news/schema.ts';
import * as newsArticle from '../../pages/news-article/schema.ts';
import * as notFound from '../../pages/not-found/schema.ts';
import * as partners from '../../pages/partners/schema.ts';
import * as pricing from '../../pages/pricing/schema.ts';
import * as privacyPolicy from '../../pages/privacy-policy/schema.ts';
import * as recruiter from '../../pages/recruiter/schema.ts';
import * as scaleGrowth from '../../pages/scale-growth/schema.ts';
import * as skills1stMasterclass from '../../pages/skills-1st-masterclass/schema.ts';
import * as skills1stMatching from '../../pages/skills-1st-matching/schema.ts';
import * as skillsAgent from '../../pages/skills-agent/schema.ts';
import * as skillsAi from '../../pages/skills-ai/schema.ts';
import { controlCentreScreen } from '../../pages/skills-control-centre/panels.schema.ts';
import * as skillsControlCentre from '../../pages/skills-control-centre/schema.ts';
import * as skillsLens from '../../pages/skills-lens/schema.ts';
import { skillsMappingScreen } from '../../pages/skills-mapping/SkillsMappingScreen.schema.ts';
import * as skillsMapping from '../../pages/skills-mapping/schema.ts';
import * as skillsPassport from '../../pages/skills-passport/schema.ts';
import * as skillsRoi from '../../pages/skills-roi/schema.ts';
import * as skillsuite from '../../pages/skillsuite/schema.ts';
import * as skillsuiteOverview from '../../pages/skillsuite-overview/schema.ts';
import * as termsOfService from '../../pages/terms-of-service/schema.ts';
import * as thankYou from '../../pages/thank-you/schema.ts';
import * as trust from '../../pages/trust/schema.ts';
import * as videosPage from '../../pages/videos/schema.ts';
import { legalLabels } from '../../sections/document/schema.ts';
import { nextProduct } from '../../sections/ending/schema.ts';
import { sampleWord } from '../../sections/quote/schema.ts';
import { questionScreens } from '../../sections/screen/question.schema.ts';
import { skillsAgentScreen } from '../../sections/screen/SkillsAgentScreen.schema.ts';
import { screenFrame } from '../../sections/screen/schema.ts';

/** The schema of every content file by its path below `src` without the ending. `*` matches any file at its place. */
export const contentSchemas = {
  'content/shell': content.shell,
  'content/footer': content.footer,
  'content/consent': content.consent,
  'content/measuring': measuring,
  'content/forms': content.forms,
  'pages/home/page': home.page,
  'pages/harbour-and-vale/page': harbourAndVale.page,
  'pages/news/page': newsPage.page,
  'pages/news/changelog': newsPage.changelog,
  'pages/news-article/page': newsArticle.page,
  'pages/pricing/page': pricing.page,
  'pages/future-skills-report/page': futureSkillsReport.page,
  'pages/future-skills-report-edition/page': reportEdition.page,
  'content/report': report,
  'pages/not-found/page': notFound.page,
  'pages/thank-you/page': thankYou.page,
  'content/links': links,
  'content/news': news,
  'content/masterclass': masterclass,
  'content/ranking': ranking,
  'content/redirects': redirects,
  'content/announcements': announcements,
  'content/answers': content.answers,
  'content/mail': content.mail,
  'content/drawings': drawings,
  'pages/book/page': book.page,
  'pages/videos/page': videosPage.page,
  'pages/added/samples': added.samples,
  'content/legal/labels': legalLabels,
  'pages/privacy-policy/page': privacyPolicy.page,
  'pages/privacy-policy/measured': privacyPolicy.measured,
  'pages/terms-of-service/page': termsOfService.page,
  'pages/cookie-policy/page': cookiePolicy.page,
  'pages/cookie-policy/measured': cookiePolicy.measured,
  'content/partners': content.partners,
  'content/team': content.team,
  'content/videos': videos,
  'content/organisation/forecasts': forecastsSchema,
  'content/organisation/organisation': organisationSchema,
  'content/organisation/skills': skills,
  'pages/skills-agent/page': skillsAgent.page,
  'pages/skills-mapping/page': skillsMapping.page,
  'pages/skills-1st-matching/candidates': skills1stMatching.candidates,
  'pages/skills-1st-matching/page': skills1stMatching.page,
  'pages/skills-lens/page': skillsLens.page,
  'pages/skills-ai/page': skillsAi.page,
  'pages/skills-passport/page': skillsPassport.page,
  'pages/skills-roi/page': skillsRoi.page,
  'pages/skills-roi/skills-gap-calculator': skillsRoi.skillsGapCalculator,
  'pages/scale-growth/page': scaleGrowth.page,
  'pages/skills-1st-masterclass/page': skills1stMasterclass.page,
  'pages/skillsuite/page': skillsuite.page,
  'pages/skillsuite-overview/page': skillsuiteOverview.page,
  'pages/skills-control-centre/page': skillsControlCentre.page,
  'content/claims': claims,
  'content/prices': prices,
  'pages/business-leader/page': businessLeader.page,
  'pages/educator/page': educator.page,
  'pages/recruiter/page': recruiter.page,
  'pages/about-us/page': aboutUs.page,
  'pages/partners/page': partners.page,
  'pages/partners/terms': partners.terms,
  'pages/case-studies/page': caseStudies.page,
  'pages/evidence/page': evidence.page,
  'pages/trust/page': trust.page,
  'pages/integrations/page': integrations.page,
  'content/pages/*': added.page,
  'content/languages/*': language,
  'content/next-product': nextProduct,
  'content/sample': sampleWord,
  'content/screens/frame': screenFrame,
  'content/screens/skills-agent': skillsAgentScreen,
  'content/screens/question': questionScreens,
  'pages/skills-passport/passport': skillsPassport.passport,
  'content/screens/skills-mapping': skillsMappingScreen,
  'content/screens/control-centre': controlCentreScreen,
} as const satisfies Record<string, z.ZodMiniType>;

export type Content<Name extends keyof typeof contentSchemas> = z.output<(typeof contentSchemas)[Name]>;
