import { Sheet } from '../sections/Sheet.tsx';
import { Specimen } from './Specimen.tsx';

const components = import.meta.glob<string>('../{components,forms,layout,pages,screens,sections}/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const content = import.meta.glob('../content/*.yaml', { import: 'default', eager: true });
const sources = [...Object.values(components), JSON.stringify(content)];

const icons = [...new Set(sources.flatMap((source) => source.match(/i-lucide-[a-z0-9-]+/g) ?? []))].sort();

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
