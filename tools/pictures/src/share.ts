import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { starPath } from './star.ts';

const size = { width: 1200, height: 630 };

/** The name of the brand in the corner; a city's name is the title of the link itself. */
const mark = `<svg class="mark" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#101c4a"/><path fill="#fff" d="${starPath(12, { x: 16, y: 16 })}"/><path fill="#17a0a3" d="${starPath(5.6, { x: 16, y: 16 })}"/></svg>`;

/** Previews that messengers show for a link to a city: the same drawings as JPEG, which all messengers read. */
export async function drawShared(
  pictures: readonly (readonly [name: string, picture: string])[],
  folder: string,
) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: size });
  for (const [name, picture] of pictures) {
    const svg = picture.replace(
      'viewBox="0 0 480 320" width="480" height="320"',
      'viewBox="-64 0.8 608 319.2"',
    );
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:1200px;height:630px}.mark{position:absolute;left:40px;top:40px;width:96px;height:96px}</style>${svg}${mark}`,
    );
    await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 68 });
  }
  await browser.close();
}
