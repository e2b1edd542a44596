/** One of the values, by the generator. Throws a RangeError where there are none. */
export function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to pick from.');
  return value;
}
