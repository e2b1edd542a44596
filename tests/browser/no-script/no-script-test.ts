import { test as siteTest } from '../support/test.ts';

/** The guarded `test` in a browser with JavaScript switched off. */
export const test = siteTest.extend({ javaScriptEnabled: false });
