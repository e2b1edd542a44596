import { brand } from './site.ts';

interface OutboundLink {
  /** What a visitor finds there; the placeholder page says it too. */
  readonly purpose: string;
  /** The address. Unset: the link leads to this site's own placeholder page. */
  readonly address?: string;
}

const settings = {
  bookingPage: { purpose: 'the 30-minute meeting booking page' },
  schedulingPage: { purpose: 'the general scheduling page' },
  audioCall: { purpose: 'the audio call' },
  suitePage: { purpose: 'the SkillSuite page' },
  skillsGapCalculator: { purpose: 'the skills-gap cost calculator' },
  reportDocument: { purpose: 'the Future Skills Report 2025 document' },
  newsletterPage: { purpose: 'the newsletter page on the professional network' },
  professionalNetwork: { purpose: 'the profile on the professional network' },
  facebook: { purpose: 'the Facebook page' },
  x: { purpose: 'the X profile' },
  videoChannel: { purpose: 'the video channel' },
  videoIntro: { purpose: 'the introduction video' },
  videoSkillsAgent: { purpose: 'the Skills Agent video' },
  videoSkillsPassport: { purpose: 'the Skills Passport video' },
  videoSkillsMatching: { purpose: 'the Skills 1st Matching video' },
  videoSkillsMapping: { purpose: 'the Skills Mapping video' },
  videoSkillsLens: { purpose: 'the Skills Lens video' },
  videoSkillsAi: { purpose: 'the SkillsAI video' },
  videoEducator: { purpose: 'the video for educators' },
  videoRecruiter: { purpose: 'the video for recruiters' },
  videoProductDemo: { purpose: 'the product demo video' },
  webinar: { purpose: 'the webinar for business leaders' },
  newsGraduateEmployment: { purpose: 'the article on graduate employment' },
  newsWorkforceDevelopment: { purpose: 'the article on workforce development' },
  newsTechSkills: { purpose: 'the article on tech skills' },
  newsSkillsAnalysis: { purpose: 'the article on skills analysis' },
  newsWorkforcePlanning: { purpose: 'the article on workforce planning' },
  newsRoiAnalysis: { purpose: 'the article on return on investment' },
  newsSkillsFirstHiring: { purpose: 'the article on skills-first hiring' },
} as const satisfies Record<string, OutboundLink>;

type OutboundLinkName = keyof typeof settings;

/** Where links go that have not been set yet. */
const placeholderPath = '/placeholder';

/** Every outbound link by name with its purpose and address; `placeholder` tells the ones that have not been set. */
export const outboundLinks = Object.fromEntries(
  Object.entries(settings).map(([name, link]: [string, OutboundLink]) => [
    name,
    {
      purpose: link.purpose,
      href: link.address ?? `${placeholderPath}#${name}`,
      placeholder: link.address === undefined,
    },
  ]),
) as Record<
  OutboundLinkName,
  { readonly purpose: string; readonly href: string; readonly placeholder: boolean }
>;

/** The team's address for visitors. A sample until the launch. */
export const contactAddress = 'hello@skillsai.example';
/** Begins a mail to the team with its subject filled in. */
export const contactLink = `mailto:${contactAddress}?subject=${encodeURIComponent(`${brand} Demo Request`)}`;

/** The names of all outbound links, for the content schemas. */
export const outboundLinkNames = Object.keys(settings) as OutboundLinkName[];
