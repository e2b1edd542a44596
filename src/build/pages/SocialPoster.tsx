import { hexOf } from '../../design/drawing-theme.ts';
import { colours } from '../../design/tokens.ts';
import { siteColours, type World, worldColours } from '../../design/worlds.ts';
import { brand } from '../../site.ts';

/** The margin of a social picture. */
export const margin = 64;

/** The size of a social picture in pixels, for the large previews of social networks. */
export const size = { width: 1200, height: 630 } as const;
/** The size inside the margin. */
const content = { width: size.width - 2 * margin, height: size.height - 2 * margin } as const;
/** The width of the column with title and description. */
export const columnWidth = 470;
const gap = 32;
/** The highest position of the title, below the brand. */
export const titleTop = margin + 56;

interface SocialPosterProps {
  readonly title: string;
  readonly titleSize: number;
  /** Whether a word of the title is longer than a line, so that words may break. */
  readonly breaks?: boolean;
  readonly description: string;
  /** The URL of the drawing. */
  readonly drawing: string;
  /** The product whose colours the drawing uses. */
  readonly world?: World | undefined;
}

function Mark({ colour }: { readonly colour: string }) {
  return (
    <svg
      aria-hidden="true"
      width="48"
      height="36"
      viewBox="0 0 32 24"
      fill="none"
      strokeWidth="2"
      stroke={colour}
    >
      <path strokeLinecap="round" d="M2 17c6-1 7-12 14-12s8 8 14 7M2 22c7-1 9-10 14-10s8 6 14 5" />
      <circle cx="16" cy="2.4" r="2.2" stroke="none" fill={hexOf(colours.signal)} />
    </svg>
  );
}

/**
 * The social picture of a page. It uses only CSS that satori supports. The font families are `display` and `text`, each with a
 * second family for accented letters.
 */
export function SocialPoster({ title, titleSize, breaks, description, drawing, world }: SocialPosterProps) {
  const { deep, reef } = world ? worldColours(world) : siteColours;
  const row = { display: 'flex', justifyContent: 'space-between' } as const;
  const column = { ...row, flexDirection: 'column' } as const;
  const page = { background: hexOf(deep), color: hexOf(colours.paper), padding: margin };
  const words = {
    color: hexOf(colours.contour),
    fontFamily: 'text, text-accents',
    fontSize: 25,
    lineHeight: 1.4,
  };
  return (
    <div style={{ ...content, ...row, ...page, fontFamily: 'display, display-accents' }}>
      <div style={{ ...column, width: columnWidth }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 34 }}>
          <Mark colour={hexOf(reef)} />
          {brand}
        </div>
        <div style={{ ...column, gap: 24 }}>
          <div
            key="title"
            style={{
              fontSize: titleSize,
              lineHeight: 1.02,
              ...(breaks ? { wordBreak: 'break-word' } : { textWrap: 'balance' }),
            }}
          >
            {title}
          </div>
          <div style={{ ...words, textWrap: 'balance' }}>{description}</div>
        </div>
      </div>
      <img
        src={drawing}
        alt=""
        width={content.width - columnWidth - gap}
        height={content.height}
        style={{ objectFit: 'contain' }}
      />
    </div>
  );
}
