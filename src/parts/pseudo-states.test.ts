import { describe, expect, it } from 'vitest';
import { forcedSelector } from './pseudo-states.ts';

describe('a selector that waits for a pointer or for focus', () => {
  it('is said a second time for elements that carry the attribute', () => {
    expect(forcedSelector('.button:hover')).toBe('.button:hover, .button[data-forced~="hover"]');
    expect(forcedSelector('.card:hover .link:focus-visible')).toBe(
      '.card:hover .link:focus-visible, .card[data-forced~="hover"] .link[data-forced~="focus-visible"]',
    );
  });

  it('is left alone where nothing waits, and after the first time', () => {
    expect(forcedSelector('.button')).toBeUndefined();
    expect(forcedSelector(forcedSelector('.button:active') ?? '')).toBeUndefined();
  });
});
