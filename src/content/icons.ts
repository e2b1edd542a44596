import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

type Numbers = Readonly<Record<string, number | undefined>>;

const icons: Readonly<Record<string, { readonly body: string } | undefined>> = lucide.icons;
const aliases: Readonly<Record<string, { readonly parent: string } | undefined>> = lucide.aliases;

function ellipse({ cx = 0, cy = 0, r = 0, rx = r, ry = r }: Numbers): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function rectangle({ x = 0, y = 0, width = 0, height = 0, rx = 0 }: Numbers): string {
  const corner = (across: number, down: number) => `a${rx} ${rx} 0 0 1 ${across} ${down}`;
  const [wide, high] = [width - 2 * rx, height - 2 * rx];
  const right = `M${x + rx} ${y}h${wide}${corner(rx, rx)}v${high}${corner(-rx, rx)}`;
  return `${right}h${-wide}${corner(-rx, -rx)}v${-high}${corner(rx, -rx)}`;
}

/**
 * The lines of an icon of Lucide (https://lucide.dev/icons) as the data of one path, in a square of 24 units; undefined where
 * there is no such icon.
 */
export function iconPath(name: string): string | undefined {
  const icon = icons[aliases[name]?.parent ?? name];
  const shapes = icon?.body.matchAll(/<(path|rect|circle|ellipse)\b([^>]*)>/g) ?? [];
  const paths = Array.from(shapes, ([, shape, attributes = ''], index) => {
    const values = Array.from(attributes.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]);
    // The first step of a path is from where the one before it ends, if it is not said otherwise.
    if (shape === 'path')
      return String(Object.fromEntries(values).d).replace(/^m/, index === 0 ? 'm' : 'M0 0m');
    const numbers = Object.fromEntries(values.map(([key, value]) => [key, Number(value)]));
    return shape === 'rect' ? rectangle(numbers) : ellipse(numbers);
  });
  return icon && paths.join('');
}
