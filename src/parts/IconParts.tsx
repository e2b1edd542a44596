import { Sheet } from '../sections/Sheet.tsx';
import { Specimen } from './Specimen.tsx';

const sources = import.meta.glob<string>(
  ['../{components,forms,layout,pages,screens,sections}/*.tsx', '../content/*.yaml'],
  { query: '?raw', import: 'default', eager: true },
);

const icons = [
  ...new Set(Object.values(sources).flatMap((source) => source.match(/i-lucide-[a-z0-9-]+/g) ?? [])),
].sort();

/** Every icon that a component or a content file names. */
export function IconParts() {
  return (
    <Sheet id="icons" name="Tokens" title="Icons in use">
      <Specimen name="Lucide" note="Read from the sources: what components and content name.">
        <ul className="icon-list">
          {icons.map((icon) => (
            <li key={icon}>
              <span className={icon} aria-hidden="true" />
              <span>{icon.replace('i-lucide-', '')}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </Sheet>
  );
}
