interface StatBandProps {
  readonly stats: readonly { readonly number: string; readonly label: string }[];
}

/** Figures in a row, each with what it counts. */
export function StatBand({ stats }: StatBandProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 border-contour border-y py-5">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse">
          <dt className="text-slate text-small">{stat.label}</dt>
          <dd className="font-700 font-display text-title tabular-nums">{stat.number}</dd>
        </div>
      ))}
    </dl>
  );
}
