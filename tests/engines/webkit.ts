import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { Builder, By, Capabilities, error as errors, Key } from 'selenium-webdriver';
import { bringToMiddle, type Engine } from './engine.ts';
import { requireProgram } from './install.ts';

const packages = ['webkit2gtk-driver', 'xvfb'];
const startTimeout = 20_000;

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, Space: Key.SPACE } as const;

/** Returns false for an element that cannot be pressed yet. Throws any other error. */
function isNotReady(error: unknown): false {
  if (error instanceof errors.ElementNotInteractableError) return false;
  throw error;
}

/** Resolves once something listens on the port. Rejects after `startTimeout` milliseconds. */
async function listening(port: number): Promise<void> {
  for (const end = Date.now() + startTimeout; Date.now() < end; await wait(100)) {
    const socket = connect(port, '127.0.0.1');
    const answered = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (answered) return;
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

/** Starts a screen without a monitor and resolves with its name, such as `:99`. */
function startScreen(program: string): Promise<{ readonly screen: ChildProcess; readonly name: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number) => resolve({ screen, name: `:${String(number).trim()}` }));
  });
}

/** WebKitGTK's small browser, the engine of Safari, by WebDriver on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  async with(use) {
    const program = requireProgram(['WebKitWebDriver'], packages);
    await using stack = new AsyncDisposableStack();
    const { screen, name } = await startScreen(requireProgram(['Xvfb'], packages));
    stack.defer(() => void screen.kill());
    const port = await getPort();
    const env = { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
    const server = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
    stack.defer(() => void server.kill());
    await listening(port);
    const [binary = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    stack.defer(() => driver.quit());
    await use({
      open: (address) => driver.get(address),
      run: (code, ...values) => driver.executeScript(`return (${code}).apply(null, arguments)`, ...values),
      async press(selector) {
        await driver.executeScript(`(${bringToMiddle})(arguments[0])`, selector);
        const element = await driver.findElement(By.css(selector));
        // A page from the back/forward cache takes a moment until it can be pressed.
        await driver.wait(() => element.click().then(() => true, isNotReady), startTimeout);
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      key: (key) => driver.actions().sendKeys(keys[key]).perform(),
      async resize(width, height) {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      },
    });
  },
};
