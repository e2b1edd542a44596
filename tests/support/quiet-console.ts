import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const noise: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    noise.push(`console.${method}: ${format(...values)}`);
  };
}

const note = ({ name, message }: Error) => void noise.push(`process warning: ${name}: ${message}`);
process.on('warning', note);
// Test files may share a process.
afterAll(() => void process.off('warning', note));

// A test fails if it prints an error or a warning, or causes a warning of Node.
afterEach(() => {
  expect(noise.splice(0)).toEqual([]);
});
