import copy from '../content/skills-roi.yaml';
import { exampleEntries } from '../skills-gap/entries.ts';
import { Sheet } from './Sheet.tsx';

/** Where each number of the calculator comes from: our assumption, your own figure, what to hold it against. */
export function GapSources() {
  const { columns, rows, ...heading } = copy.sources;
  const { fields } = copy.calculator;
  return (
    <Sheet id="numbers" {...heading} ground="mist">
      <table className="gap-sources">
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.assumption}</th>
            <th scope="col">{columns.own}</th>
            <th scope="col">{columns.outside}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ fields: names, own, outside }) =>
            names.map((name, index) => (
              <tr key={name} data-first={index === 0 ? true : undefined}>
                <th scope="row">{fields[name].label}</th>
                <td className="gap-assumption">
                  {exampleEntries[name]} <span>{fields[name].unit}</span>
                </td>
                {index === 0 ? (
                  <>
                    <td rowSpan={names.length} data-label={columns.own}>
                      {own}
                    </td>
                    <td rowSpan={names.length} data-label={columns.outside}>
                      {outside}
                    </td>
                  </>
                ) : null}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Sheet>
  );
}
