import report from '../../content/report.yaml';
import { DrawingPicture } from '../../drawings/DrawingPicture.tsx';
import cover from './cover.drawing.tsx?picture&ink';
import page from './page.yaml';

interface CoverProps {
  readonly className: string;
}

/** The report's cover: its skills as terrain over its title. */
export function Cover({ className }: CoverProps) {
  return (
    <div className={`@container w-full ${className}`} aria-hidden="true">
      <div className="relative grid aspect-210/297 content-end overflow-hidden bg-ink text-paper shadow-[0.75rem_0.75rem_0_var(--colors-contour)]">
        <DrawingPicture className="absolute inset-0 size-full" picture={cover} />
        <p className="relative bg-ink px-[6cqi] pt-[5cqi] pb-[7cqi]">
          <strong className="block max-w-[11ch] font-display text-[13cqi] leading-[1.02] tracking-[-0.02em]">
            {page.name} <span className="text-sun">{report.edition}</span>
          </strong>
        </p>
      </div>
    </div>
  );
}
