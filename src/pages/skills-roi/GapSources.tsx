import { fillIn } from '../../content/format.ts';
import copy from '../../content/skills-roi.yaml';
import { Sheet } from '../../sections/Sheet.tsx';
import { exampleEntries } from './entries.ts';
import './skills-gap-result.css';

/** Where each number of the calculator comes from: our assumption, your own figure, what to hold it against. */
export function GapSources() {
  const { columns, rows, ...heading } = copy.sources;
  const { fields } = copy.calculator;
  return (
    <Sheet id="numbers" {...heading} ground="mist">
      <table className="cost-sources">
        <thead>
          <tr>
            <th scope="col">{columns.numbers}</th>
            <th scope="col">{columns.own}</th>
            <th scope="col">{columns.outside}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fields: names, own, outside }) => (
            <tr key={own}>
              <th scope="row">
                {names.map((name) => (
                  <span key={name} className="cost-assumption">
                    <span>{fields[name].label}</span>{' '}
                    <span className="cost-assumed">
                      {fillIn(fields[name].amount, { value: exampleEntries[name] })}
                    </span>
                  </span>
                ))}
              </th>
              <td data-label={columns.own}>{own}</td>
              <td data-label={columns.outside}>{outside}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
