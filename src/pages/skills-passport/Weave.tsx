/** Ellipses turned around the centre by so many degrees each, as engine-turned; `along` and `across` are half their axes. */
export function Weave({ turn, along, across }: Readonly<Record<'turn' | 'along' | 'across', number>>) {
  return Array.from({ length: 180 / turn }, (_, index) => index * turn).map((angle) => (
    <ellipse key={angle} rx={along} ry={across} transform={`rotate(${angle})`} />
  ));
}
