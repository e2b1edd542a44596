import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import copy from '../content/not-found.yaml';

/** Shown for every address the site does not have; the attempted path goes to the console (specification, section 8). */
export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${JSON.stringify(pathname)}`);
  }, [pathname]);
  return (
    <section className="hero">
      <div className="page grid gap-6">
        <p className="eyebrow">{copy.code}</p>
        <h1 className="font-700 text-display">{copy.title}</h1>
        <p className="measure text-lead text-slate">{copy.text}</p>
        <p>
          <Link className="button" to={copy.link.to}>
            {copy.link.label}
          </Link>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {copy.others.map((other) => (
            <li key={other.to}>
              <Link className="text-link" to={other.to}>
                {other.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
