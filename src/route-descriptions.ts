import type { SiteRoute } from './route-table.ts';

/**
 * What search engines and social networks show of each page, by its path: 70 to 155 characters where it may be indexed. No
 * `$`: the renderer's string replacement would corrupt it. Apart from the route table because only the build reads them:
 * in the browser they would be a kilobyte and a half of script on every page.
 */
const descriptions: Readonly<Record<string, string>> = {
  '/': 'Map, match and mobilise talent with five AI-powered products on one skills engine and a taxonomy of more than 55,000 skills.',
  '/pricing':
    'SkillsAgent for your applicant tracking system from €17,000 per year, and SkillsSuite for the whole organisation, priced to fit.',
  '/future-skills-report':
    'More than 150 skills in 25 industries and over 50 countries: which are rising, which are fading and where the gaps open.',
  '/skillsuite':
    'Follow one question through five AI-powered products in one week: who could move, who is missing, who fits, what is proven, what comes next.',
  '/skillsuite-overview':
    'Skills Agent, Passport, 1st Matching, Mapping and Lens compared: which question each answers, for whom, from which data, and what comes first.',
  '/skills-control-centre':
    'One dashboard for the whole suite: connected systems, passports, matches, gaps, forecasts and one search, each panel explained by number.',
  '/skills-agent':
    'Ask in plain language and get answers counted from your HR, learning and recruitment data, with every source, right and unknown on view.',
  '/skills-passport':
    'Portable, verified credentials for learners and employees: what a stamp says, how it is checked and who sees it from issue to renewal.',
  '/skills-1st-matching':
    'Anonymous matching for hiring, education and internal moves: what a role asks for against what a person shows, names only when both agree.',
  '/skills-mapping':
    'A real-time map of skills supply and demand: where you are short, by how many people, what changes next year and who could close the gap.',
  '/skills-lens':
    'Where demand for a skill is going over the next eight quarters, with its margin of error, for career advice, course planning and workforce plans.',
  '/skills-ai':
    'How the AI behind the suite finds skills in adverts, course outlines and CVs, puts each into one taxonomy and says how sure it is.',
  '/business-leader':
    'Count the skills you pay for, put a price on each gap and take the board a plan that adds up. With a sample board paper on one page.',
  '/educator':
    'Keep a module in step with what employers ask for, term by term, and give graduates verified credentials that any employer can check.',
  '/recruiter':
    'Match every applicant on the skills of the brief, hand over shortlists with reasons and sell four services besides the placement.',
  '/partners':
    'Four kinds of partnership for educators, software makers, public bodies and businesses, with what happens in the first 90 days of each.',
  '/case-studies':
    'A university, an enterprise, a small company and an association, each with one thing counted twice and a map of what changed in a year.',
  '/skills-1st-masterclass':
    'A 3-hour interactive virtual session for 25 participants: take one vacancy apart into skills, rewrite its advert, shortlist without names.',
  '/skills-roi':
    'Work out the yearly cost of a skills gap from your own numbers: time lost, work bought in, hiring and getting up to speed, with the formula in full.',
  '/scale-growth':
    'For fast-growing SaaS companies: see the gap between revenue and skills while it is small, and who on your own payroll could close it.',
  '/about-us':
    'How a form in a Galway hospital became an atlas of skills: the company, its twenty years to scale, its four values and its team of thirteen.',
  '/privacy-policy':
    'Which personal data SkillsAI keeps, why, for how long and who sees it, in one table, and how to have it corrected or deleted.',
  '/terms-of-service':
    'The terms of annual and multi-year licences for the SkillSuite: payment, your data, results of the AI, liability and Irish law.',
  '/cookie-policy':
    'Every entry that this site may store in your browser, by name, and the place to change what you have agreed to. No trackers.',
  '/thank-you/newsletter': 'Your subscription to our Global Skills News has been stored.',
  '/thank-you/meeting': 'Your meeting request has been stored and is on its way to our team.',
  '/thank-you/report': 'Your request for the Future Skills Report 2025 has been stored.',
  '/placeholder': 'This link stands for an address that the site has not been given yet.',
  '/404': 'There is no page at this address.',
};

/** The description of a page; throws where it has none. */
export function descriptionOf({ path }: Pick<SiteRoute, 'path'>): string {
  const description = descriptions[path];
  if (description === undefined) throw new Error(`src/route-descriptions.ts: there is none for ${path}`);
  return description;
}
