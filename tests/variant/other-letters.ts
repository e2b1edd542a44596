/** Labels and messages that the specification fixes, and by which tests find what they look for. */
const fixedLabels = new Set(['Book a Meeting', 'Need help?', '✓ Subscribed!', 'Access Granted']);

/** The names of the company and its products. */
const brands = /SkillsAI|SkillSuite|Skills (?:Agent|Passport|1st Matching|Mapping|Lens)/;

/**
 * Returns a text with each vowel replaced by the next one, so its length stays. Placeholders, link targets, brands and labels that
 * the specification fixes are unchanged.
 */
export function otherLetters(text: string): string {
  if (fixedLabels.has(text) || /^[#/]/.test(text)) return text;
  const next: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a' };
  const parts = new RegExp(String.raw`\{[^}]*\}|\]\([^)]*\)|${brands.source}|[aeiou]`, 'g');
  return text.replace(parts, (part) => next[part] ?? part);
}
