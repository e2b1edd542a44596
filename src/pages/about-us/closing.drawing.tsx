import { scaleLinear } from 'd3-scale';
import { readContent } from '../../content/loader/read-content.ts';
import { aboutUs } from '../../content/schemas/company-pages.ts';
import { closeUp, Lit, Station } from '../../drawings/close-ups.tsx';
import { type Polyline, straight, times } from '../../drawings/paths.ts';
import { each, Path } from '../../drawings/shapes.tsx';

/** The years of the company's stations and how many skills the taxonomy had in each, as on the page. */
const companyYears = readContent('.', 'about-us', aboutUs).route.stations;
const [first, last] = [companyYears.at(0), companyYears.at(-1)];
if (!first || !last) throw new Error('The page about the company has no stations.');
const sea = 240;
const edge = 400;
const across = scaleLinear([first.year, last.year], [30, 292]);
const up = scaleLinear([0, last.skills], [sea, 64]);

/** The line of a share of the skills, from the company's first year on and beyond the last station. */
function ridge(share: number): Polyline {
  const points = companyYears.map(({ year, skills }) => ({ x: across(year), y: up(skills * share) }));
  return [...points, { x: edge, y: up(74_000 * share) }];
}

const stations = ridge(1).slice(0, -1);
const years = times(last.year - first.year + 5, (index) => across(first.year + index));

/** The company's route: years across with a tick for each, skills of the taxonomy up, in tenths of the way. */
export default closeUp('growth', () => (
  <>
    <Path d={stations.map(({ x }) => `M${x} 0V${sea}`).join('')} stroke="hair" />
    {each([1, 0.8, 0.6, 0.4], (share) => (
      <Path d={`${straight([ridge(share)])}V${sea}H${across(first.year)}z`} fill="line" opacity={0.09} />
    ))}
    <Path lines={times(19, (index) => ridge((index + 1) / 20))} stroke="fine" weight="hairline" />
    <Path
      d={`M${across(first.year)} ${sea}H${edge}${years.map((x) => `M${x} ${sea}v6`).join('')}`}
      stroke="line"
      weight="medium"
    />
    <Path d={stations.map(({ x, y }) => `M${x} ${y}V${sea}`).join('')} stroke="line" />
    <Lit d={straight([ridge(1)])} />
    {each(stations, (at, index) => (
      <Station at={at} r={7} full={index === stations.length - 1} />
    ))}
  </>
));
