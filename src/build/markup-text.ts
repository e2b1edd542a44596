const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in XML, between tags and in attributes (XML 1.0, 2.4). */
export function xmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character);
}
