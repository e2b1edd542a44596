// usage: node shot.mjs DIST_BASE OUT widths routes
import { chromium } from 'playwright';
const [base, out, widths, routes] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const w of widths.split(',')) {
  const c = await b.newContext({ viewport: { width: +w, height: 900 }, reducedMotion: 'reduce' });
  for (const r of routes.split(',')) {
    const p = await c.newPage();
    await p.goto(base + r); await p.waitForTimeout(900);
    await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)); } scrollTo(0, 0); });
    const h = await p.evaluate(() => document.documentElement.scrollHeight);
    console.log(r, w, h);
    await p.screenshot({ path: `${out}/${r.slice(1).replaceAll('/', '-') || 'home'}-${w}.png`, fullPage: true });
    await p.close();
  }
  await c.close();
}
await b.close();
