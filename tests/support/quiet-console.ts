import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

const noise: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    noise.push(`console.${method}: ${format(...values)}`);
  };
}

process.on('warning', (warning) => {
  noise.push(`process warning: ${warning.name}: ${warning.message}`);
});

// Whatever a test prints as an error or a warning, or makes Node warn about, fails that test.
afterEach(() => {
  expect(noise.splice(0)).toEqual([]);
});
