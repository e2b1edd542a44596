import { describe, expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

// The renderer puts pages together with String.replace, whose replacement patterns ($&, $', $`, $$) eat what stands in
// the text (MDN, String.prototype.replace).
describe('no dollar sign of the site can corrupt a page', () => {
  test.each(builtPages)('$path keeps its title and description free of them', ({ title, description }) => {
    expect(title + description).not.toContain('$');
  });

  test.each(builtPages)(
    '$path has the extra attribute on its root that takes the renderer around replace',
    (page) => {
      expect(page.html).toContain('<div id="root" class="site" data-server-rendered="true">');
    },
  );

  test.each(builtPages)('$path repeats no part, as an expanded pattern would', ({ html }) => {
    for (const once of ['<head>', '<body', '</body>', 'id="root"', '<!DOCTYPE']) {
      expect(html.split(once), once).toHaveLength(2);
    }
  });
});
