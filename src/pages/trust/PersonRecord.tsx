import { Choice } from '../../components/Choice.tsx';
import { ProductGlyph } from '../../drawings/ProductGlyph.tsx';
import page from './page.yaml';
import styles from './Record.module.css';

/** What somebody sees, with a black bar for each part in square brackets. */
function Seen({ text }: { readonly text: string }) {
  return (
    <p className={styles.seen}>
      {text.split(/(\[[^\]]*\])/).map((part) =>
        part.startsWith('[') ? (
          <span key={part}>
            <span className={`${styles.bar} ${part.length > 16 ? styles.long : styles.short}`} />
            <span className="sr-only">{page.record.hidden}</span>
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** One person's record in the five products, as the chosen viewer sees it. Works without scripts. */
export function PersonRecord() {
  const { choose, viewers, products, lies, dies } = page.record;
  return (
    <fieldset className={styles.viewers}>
      <legend className="sr-only">{choose}</legend>
      {viewers.map(({ who, sees }, index) => (
        <div key={who} className={styles.viewer}>
          <Choice
            className={styles.choice}
            input={{ name: 'viewer', value: who, defaultChecked: index === 1 }}
          >
            {who}
          </Choice>
          <div className={styles.sees}>
            <h3 className="sr-only">{who}</h3>
            {products.map((product, place) => (
              <div
                key={product.name}
                className={styles.piece}
                data-background="mist"
                data-world={product.mark}
              >
                <p className="flex items-center gap-3 font-600">
                  <ProductGlyph product={product.mark} className="size-8 text-lagoon stroke-current" />
                  {product.name}
                </p>
                <Seen text={sees[place] ?? ''} />
                <dl className={styles.facts}>
                  <div>
                    <dt>{lies}</dt>
                    <dd className="text-small">{product.lies}</dd>
                  </div>
                  <div>
                    <dt>{dies}</dt>
                    <dd className="text-small">{product.dies}</dd>
                  </div>
                </dl>
              </div>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
