import { expect, it } from 'vitest';
import { linkTargets } from './link-targets.ts';

it('names each page with its anchors, and suggests those that search engines find', () => {
  const { site, pages } = linkTargets({ URL: 'https://www.skills.test' });
  expect(site).toBe('https://www.skills.test');
  const pageAt = (path: string) => pages.find((page) => page.path === path);
  expect(pageAt('/pricing')).toMatchObject({ listed: true, anchors: expect.arrayContaining(['faq']) });
  expect(pageAt('/404')).toMatchObject({ listed: false });
});

it('does not take the address of an editor of its own for the site’s', () => {
  expect(linkTargets({ URL: 'https://edit.skills.test', EDITOR_ONLY: 'yes' }).site).toBe('');
});
