import { createGenerator, type UnoGenerator, type UserConfig } from 'unocss';
import { type Plugin, parseSync, Visitor } from 'vite';

const address = '/@page-styles/';
const component = /\/src\/(?:pages\/)?(?<page>(?!charts|parts|build)[\w-]+)\/(?<file>\w+)\.tsx$/;

/** A piece of source that stands in a `className`, from `start` to `end`. */
interface ClassText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The strings in every `className` of a module, in order; strings that are only compared with are not classes. */
function classTexts(code: string, file: string): readonly ClassText[] {
  const found: ClassText[] = [];
  let inClassName = false;
  let inComparison = false;
  const note = (text: string, start: number, end: number) => {
    if (inClassName && !inComparison) found.push({ text, start, end });
  };
  const visitor = new Visitor({
    JSXAttribute: ({ name }) => {
      inClassName = name.name === 'className';
    },
    'JSXAttribute:exit': () => {
      inClassName = false;
    },
    BinaryExpression: () => {
      inComparison = true;
    },
    'BinaryExpression:exit': () => {
      inComparison = false;
    },
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') note(value, start + 1, end - 1);
    },
    // In TypeScript's tree the element begins at its delimiter.
    TemplateElement: ({ value: { raw }, start }) => {
      const first = code.indexOf(raw, start);
      note(raw, first, first + raw.length);
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found.sort((one, other) => one.start - other.start);
}

/** Splits words of a class attribute into utilities and what keeps its name: shortcuts, icons and foreign classes. */
async function sortClasses(text: string, uno: UnoGenerator<object>, kept: ReadonlySet<string>) {
  const utilities: string[] = [];
  const others: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const isUtility = !kept.has(word) && !word.startsWith('i-') && (await uno.parseToken(word));
    (isUtility ? utilities : others).push(word);
  }
  return { utilities, others };
}

/**
 * In the build, gives each list of utilities in a page's folder one class with all their declarations, in the page's own
 * stylesheet: `home_HomeHero_3` for the fourth list of `src/pages/home/HomeHero.tsx`. Scripts and HTML then carry no
 * utilities, and no page loads another one's styles. What pages share keeps its utilities, in the shell's stylesheet.
 */
export function pageStylesPlugin(config: UserConfig<object>): Plugin {
  const kept = new Set(Object.keys(config.shortcuts ?? {}));
  const styles = new Map<string, string>();
  let generator: Promise<UnoGenerator<object>> | undefined;
  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(address) ? id : null),
    load: (id) => styles.get(id) ?? null,
    async transform(code, id) {
      const { page, file } = component.exec(id)?.groups ?? {};
      if (!page || !file) return null;
      generator ??= createGenerator({ ...config, preflights: [], safelist: [] });
      const uno = await generator;
      const classes = new Map<string, string>();
      let result = '';
      let done = 0;
      for (const { text, start, end } of classTexts(code, id)) {
        const { utilities, others } = await sortClasses(text, uno, kept);
        if (utilities.length === 0) continue;
        const body = utilities.join(' ');
        const name = classes.get(body) ?? `${page}_${file}_${classes.size}`;
        classes.set(body, name);
        const space = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : ''];
        result += `${code.slice(done, start)}${space[0]}${[name, ...others].join(' ')}${space[1]}`;
        done = end;
      }
      if (classes.size === 0) return null;
      for (const [body, name] of classes) uno.config.shortcuts.push([name, body, undefined]);
      const { css } = await uno.generate(new Set(classes.values()), { preflights: false, safelist: false });
      const stylesheet = `${address}${page}/${file}.css`;
      styles.set(stylesheet, css);
      return { code: `import '${stylesheet}';${result}${code.slice(done)}`, map: null };
    },
  };
}
