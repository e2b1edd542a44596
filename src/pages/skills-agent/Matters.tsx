import { EvidenceMark } from '../../sections/figures/EvidenceMark.tsx';
import { Points } from '../../sections/points/Points.tsx';
import page from './page.yaml';

/** What each of its users does with an answer, and in a line below it what is claimed for the whole suite, with the evidence. */
export function Matters() {
  const { gains, claims } = page.matters;
  return (
    <div className="grid gap-block">
      <Points variant="rows" items={gains} />
      <div className="grid gap-2">
        <p className="text-muted">{claims.title}</p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 text-heading">
          {claims.items.map((claim) => (
            <li key={claim.name}>
              <b className="font-600">{claim.figure}</b> {claim.wording} <EvidenceMark claim={claim} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
