import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Chart } from './Chart.tsx';
import type { ChartSource } from './drawing.ts';

const source: ChartSource = {
  id: 'chart-home',
  title: 'A world of skills',
  width: 640,
  height: 480,
  href: '/assets/home.svg',
};

describe('the chart component', () => {
  it('writes the picture into the page at build, named by its own title and description', () => {
    const html = renderToString(
      <Chart chart={{ ...source, markup: '<title id="chart-home-title">A</title>' }} />,
    );
    expect(html).toContain('<title id="chart-home-title">A</title></svg>');
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-labelledby="chart-home-title chart-home-text"');
    expect(html).not.toContain('style=');
  });

  it('is the same element without the picture in the browser: its room is kept and its name is there', () => {
    const shell = (html: string) => html.replace(/>.*<\/svg>/, '></svg>').replace(/<div[^>]*><svg/, '<svg');
    const built = renderToString(<Chart chart={{ ...source, markup: '<path d="M0 0"/>' }} ground="ink" />);
    const browser = renderToString(<Chart chart={source} ground="ink" />);
    expect(browser).toContain('></svg>');
    expect(browser).toContain('viewBox="0 0 640 480"');
    expect(browser).toContain('aria-label="A world of skills"');
    expect(shell(built)).toBe(shell(browser));
  });
});
