/** A piece of HTML that is safe to stand in a page as it is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Content = string | number | Markup | undefined | readonly Content[];

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Makes a text safe between tags and inside quoted attributes. Control characters, which HTML does not allow (HTML
 * Standard, section 13.1), become U+FFFD; tabs and line breaks stay.
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => replacements[character] ?? '')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g, '\ufffd');
}

function render(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(render).join('');
  return escapeHtml(String(content));
}

/** Builds HTML: everything put into the template is escaped, unless it is HTML that this function built itself. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(strings.map((string, index) => string + render(contents[index])).join(''));
}
