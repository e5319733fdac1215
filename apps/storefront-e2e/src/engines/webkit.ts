import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { ownPort } from '../ports';
import { collectFaults, type Engine, type KeyName, type WindowSize } from './engine';

const keys: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
};

/** A virtual screen. @returns its process and its number */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(process.env.XVFB_PATH!, ['-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return [server, String(number).trim()];
}

async function untilReady(server: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the small browser of WebKitGTK on a virtual screen; its driver supports W3C WebDriver. */
export async function startWebKit(size: WindowSize): Promise<Engine> {
  const [screen, display] = await startScreen();
  const port = await ownPort();
  const program = spawn(process.env.WEBKIT_DRIVER_PATH!, [`--port=${port}`], {
    // WebKit's sandbox needs rights that root lacks in a container.
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(server);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: process.env.MINI_BROWSER_PATH,
          args: ['--automation'],
        },
      }),
    )
    .build();
  const resize = async ({ width, height }: WindowSize) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  };
  await resize(size);
  const first = await driver.getWindowHandle();
  return {
    open: async (address) => {
      await driver.get(address);
      await driver.executeScript(collectFaults);
    },
    run: (inPage, ...args) => driver.executeScript(inPage, ...args) as never,
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    enterNewestWindow: async () => {
      const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
      await driver.switchTo().window(others[0] ?? first);
    },
    enterFirstWindow: () => driver.switchTo().window(first),
    resize,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      program.kill();
      screen.kill();
    },
  };
}
