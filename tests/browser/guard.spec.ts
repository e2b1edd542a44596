import { test } from './support/test.ts';

test('a warning in the console fails a test', async ({ page }) => {
  test.fail();
  await page.setContent('<script>console.warn("careful")</script>');
});
