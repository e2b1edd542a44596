import { readContent } from '../../content/loader/read-content.ts';
import { aboutUs } from '../../content/schemas/company-pages.ts';

const { stations } = readContent('.', 'about-us', aboutUs).route;

const years = stations.map(({ year, skills }) => ({ year, skills }));
const [first, ...later] = years;
if (!first) throw new Error('The page about the company has no stations.');

/** The years of the company's stations and how many skills the taxonomy had in each, as on the page about it. */
export const companyYears = [first, ...later] as const;
