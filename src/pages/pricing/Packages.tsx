import { CheckIcon } from 'lucide-react';
import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Icon } from '../../components/Icon.tsx';
import { BackLink } from '../../components/Link.tsx';
import { OutboundButton } from '../../sections/Outbound.tsx';
import page from './page.yaml';

const { packages, features } = page;
const [smaller = [], added = []] = packages.map(({ includes }) => includes);

/** The columns of the heads and of the table below them, which stand in line on wide pages. */
const columns = 'page-lg:grid-cols-[5fr_4fr_3fr]';

/** A package with its price, as large as the price is short, and the way to it. */
function Package({ name, audience, price, note, button }: (typeof packages)[number]) {
  return (
    <li className="grid content-start gap-4 border-t-2 border-t-ink pt-4 page-sm:row-span-3 page-sm:grid-rows-subgrid">
      <div className="grid content-start gap-1">
        <h2 className="text-title">{name}</h2>
        <p className="text-slate">{audience}</p>
      </div>
      {price.figure ? (
        <p className="text-heading font-600">
          {price.before}{' '}
          <strong className="block pt-1 pb-2 font-display text-[clamp(4rem,8cqi,6.75rem)] leading-none tracking-[-0.03em]">
            {price.figure}
          </strong>{' '}
          {price.after}
          {note ? <span className="block pt-1 font-400 text-body text-slate">{note}</span> : null}
        </p>
      ) : (
        <p className="max-w-[16ch] font-display text-title">{price.before}</p>
      )}
      <p>
        <OutboundButton to="bookingPage" label={button} />
      </p>
    </li>
  );
}

/** A sign that a package includes the feature of its row; the words are for screen readers, unless they say more. */
function Included({ words, shown = false }: { readonly words: string; readonly shown?: boolean }) {
  return (
    <span className="flex flex-wrap gap-x-2.5 page-sm:flex-nowrap">
      <Icon icon={CheckIcon} className="mt-[0.2em] flex-none text-lagoon" />
      <span className={shown ? 'min-w-0 font-600' : 'sr-only'}>{words}</span>
    </span>
  );
}

/** What each package includes, feature by feature; all of the smaller one is one cell of the larger. */
function Features() {
  const { title, feature, included, missing, contains } = features;
  return (
    <table className="w-full table-fixed text-left leading-snug max-page-md:text-small [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:align-top [&_:is(td,th)]:wrap-anywhere">
      <caption className="sr-only">{title}</caption>
      <colgroup>
        <col />
        <col className="w-1/4 page-lg:w-1/3" />
        <col className="w-[28%] page-sm:w-1/4" />
      </colgroup>
      <thead className="text-small page-lg:sr-only page-lg:[&_th]:block page-lg:[&_th]:whitespace-normal">
        <tr>
          <th className="font-400 text-slate" scope="col">
            {feature}
          </th>
          {packages.map(({ name }) => (
            <th key={name} className="last:px-2.5" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-b border-b-contour *:border-t *:border-t-contour">
        {smaller.map((name, index) => (
          <tr key={name}>
            <th className="pr-3 font-400" scope="row">
              {name}
            </th>
            <td>
              <Included words={included} />
            </td>
            {index === 0 ? (
              <td className="bg-mist px-2.5" rowSpan={smaller.length}>
                <Included words={contains} shown />
              </td>
            ) : null}
          </tr>
        ))}
        {added.map((name) => (
          <tr key={name}>
            <th className="pr-3 font-400" scope="row">
              {name}
            </th>
            <td className="text-slate">
              <span aria-hidden="true">–</span>
              <span className="sr-only">{missing}</span>
            </td>
            <td className="px-2.5">
              <Included words={included} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first screen: what the packages cost, over what they include, in the same columns. */
export function Packages() {
  return (
    <Band className="pt-hero">
      <Container className="grid gap-part">
        <div className={`grid gap-y-10 ${columns}`}>
          <div className="grid content-start gap-6 page-lg:grid-rows-[auto_auto_1fr_auto]">
            <p>
              <BackLink label={page.back} />
            </p>
            <h1 className="text-display">{page.title}</h1>
            <p className="text-lead text-slate">{page.tagline}</p>
            <p className="max-w-[34ch] text-slate text-small">{page.names}</p>
          </div>
          <ul className="grid gap-x-gutter gap-y-10 page-sm:grid-cols-2 page-sm:gap-y-4 page-lg:col-span-2 page-lg:grid-cols-[4fr_3fr]">
            {packages.map((offer) => (
              <Package key={offer.name} {...offer} />
            ))}
          </ul>
        </div>
        <Features />
      </Container>
    </Band>
  );
}
