/** HTML that `html` built; it is not escaped again. */
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
 * Escapes text for use between tags and in quoted attributes. Control characters are invalid in HTML (HTML Standard, section
 * 13.1) and become U+FFFD, except tabs and line breaks.
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

/** Builds HTML from a template and escapes every value, except HTML that this function built. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(strings.map((string, index) => string + render(contents[index])).join(''));
}
