import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const messages: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    messages.push(`console.${method}: ${format(...values)}`);
  };
}

const note = ({ name, message }: Error) => void messages.push(`process warning: ${name}: ${message}`);
process.on('warning', note);
// Remove the listener, because test files may share a process.
afterAll(() => void process.off('warning', note));

// Fail a test that prints an error or a warning, or causes a warning of Node.
afterEach(() => {
  expect(messages.splice(0), 'What this test printed; expect it there, or mend its cause').toEqual([]);
});
