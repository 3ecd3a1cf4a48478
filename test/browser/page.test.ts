import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageText } from '../../src/report/html/page.ts';
import { memportHere } from '../cli/here.ts';
import { furnish, type DemoMachine } from '../demo/machine.ts';
import { finding, HOSTILE, reported } from '../report/findings.ts';
import { absent, CHROMIUM, opened, started, type Opened } from './chromium.ts';
import { hostilePicture } from './hostile.ts';

const describeIn = (name: string, body: (file: string) => void): void =>
  CHROMIUM === undefined
    ? void test(`${name}: a browser is installed`, () => expect(absent()).toBe(true))
    : void describe(name, () => body(CHROMIUM as string));

describeIn('a page in Chromium', (file) => {
  let browser: Browser;
  let machine: DemoMachine;
  const room = mkdtempSync(join(realpathSync(tmpdir()), 'memport-pages-'));
  const at = (name: string): string => join(room, name);

  beforeAll(async () => {
    browser = await started(file);
    machine = furnish();
    for (const [name, ...args] of [
      ['plan.html', 'claude:codex', '--all', '--dry-run', '--show-content'],
      ['withheld.html', 'claude:codex', '--all', '--dry-run'],
      ['list.html', 'list', '--show-content'],
      ['check.html', 'check', 'claude', 'codex', '--show-content', '--fail-on', 'none'],
      ['audit.html', 'audit', '--show-content', '--fail-on', 'none'],
      ['probe.html', 'probe', 'claude:codex', '--show-content', '--fail-on', 'none'],
    ] as const) {
      const { code } = await memportHere(machine.home, [...args, '--format', 'html', '--out', at(name)], {
        cwd: join(machine.home, 'ferry-api'),
        env: { XDG_STATE_HOME: machine.state },
      });
      expect(code).toBe(0);
    }
  });
  afterAll(async () => {
    await browser?.close();
    machine?.remove();
    rmSync(room, { recursive: true, force: true });
  });
  const pageOf = (name: string, how?: { width?: number; dark?: boolean }): Promise<Opened> =>
    opened(browser, at(name), how);
  const shown = ({ page }: Opened): Promise<number> => page.locator('.row:visible').count();

  test.each(['plan.html', 'withheld.html', 'list.html', 'check.html', 'audit.html', 'probe.html'])(
    '%s asks for nothing, complains of nothing, and fits a telephone and a wide screen',
    async (name) => {
      const { page, heard } = await pageOf(name);
      const first = page.locator('summary:visible').first();
      if ((await first.count()) > 0) await first.click();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      }
      expect(heard).toEqual([]);
      await page.close();
    },
  );

  test('a filter shows what it names and says how many, together with words and kinds; Esc shows all', async () => {
    const open = await pageOf('plan.html');
    const { page, heard } = open;
    expect(await shown(open)).toBe(61);
    await page.locator('.key', { hasText: 'lost' }).click();
    expect(await shown(open)).toBe(1);
    expect(await page.locator('#shown').textContent()).toBe('1 of 61');
    expect(await page.locator('.row:visible .chip').textContent()).toBe('blocked');
    await page.keyboard.press('Escape');
    expect(await shown(open)).toBe(61);
    await page.locator('#q').fill('MIGRATION staging');
    expect(await shown(open)).toBe(1);
    await page.locator('#kind').selectOption('profile');
    expect(await shown(open)).toBe(0);
    expect(await page.locator('#none').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('#word').selectOption('new');
    expect(await shown(open)).toBe(60);
    expect(heard).toEqual([]);
    await page.close();
  });

  test('the keyboard searches, walks the rows that are shown, and opens one', async () => {
    const { page, heard } = await pageOf('plan.html');
    await page.keyboard.press('/');
    await page.keyboard.type('never');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    const second = page.locator('.row:visible').nth(1);
    expect(await second.getAttribute('open')).toBe('');
    expect(await page.locator('.row[open]').count()).toBe(1);
    expect(await second.locator('blockquote').first().isVisible()).toBe(true);
    expect(heard).toEqual([]);
    await page.close();
  });

  test('a memory in the text leads to its row, also where a filter hid it', async () => {
    const { page } = await pageOf('plan.html');
    await page.locator('#q').fill('nothing has these words');
    const piece = page.locator('.piece.fresh').first();
    const words = (await piece.textContent()) ?? '';
    await piece.click();
    const row = page.locator('.row[open]');
    await row.waitFor();
    expect(words).toContain((await row.locator('.title').textContent())?.slice(0, 40));
    await page.close();
  });

  test('memories of several stores have a cell for each', async () => {
    const { page } = await pageOf('list.html');
    expect(await page.locator('.heads li').count()).toBe(4);
    expect(await page.locator('.row').first().locator('.cell').count()).toBe(4);
    const both = page.locator('.row', { hasText: 'Use pnpm, never npm or yarn' }).first();
    expect(await both.locator('.cell:not(.no)').count()).toBeGreaterThan(1);
    await page.close();
  });

  test('is light by day, dark by night, and the other on demand', async () => {
    const paper = ({ page }: Opened): Promise<string> =>
      page.evaluate('getComputedStyle(document.body).backgroundColor');
    const [day, night] = [await pageOf('plan.html'), await pageOf('plan.html', { dark: true })];
    const [light, dark] = [await paper(day), await paper(night)];
    expect(light).not.toBe(dark);
    await day.page.locator('#theme').click();
    await night.page.locator('#theme').click();
    expect([await paper(day), await paper(night)]).toEqual([dark, light]);
    for (const { page } of [day, night]) await page.close();
  });

  test('hostile text is text wherever it stands', async () => {
    const report = reported([finding({ message: HOSTILE, severity: 'error', file: `/x/${HOSTILE}` })]);
    for (const content of [true, false]) {
      const text = pageText(hostilePicture(content), report, 0);
      writeFileSync(at('hostile.html'), text);
      const { page, heard } = await pageOf('hostile.html');
      await page.locator('.row summary').first().click();
      expect(await page.locator('script').count()).toBe(1);
      expect(await page.locator('img, main [onclick], main [onerror], blockquote b').count()).toBe(0);
      expect(await page.title()).toMatch(/^memport: ::error/);
      if (content) expect(await page.locator('pre').textContent()).toContain('<script>document.title="taken"</script>');
      expect(await page.locator('h1').textContent()).toContain(']]>');
      expect(heard).toEqual([]);
      await page.close();
    }
  });

  test('what would slip into the file later runs nothing and asks for nothing', async () => {
    const slipped = `<script>document.title = 'taken'</script><img src="https://c.example/x.png" onerror="document.title='taken'"><style>body{background:url(https://c.example/y)}</style><form action="https://c.example"></form>`;
    writeFileSync(at('slipped.html'), readFileSync(at('plan.html'), 'utf8').replace('<main>', `<main>${slipped}`));
    const { page, heard } = await pageOf('slipped.html');
    expect(await page.title()).toBe('memport: Claude Code → Codex CLI');
    expect(heard.filter((line) => !/^console: .*Content Security Policy|^blocked: /s.test(line))).toEqual([]);
    expect(heard.length).toBeGreaterThan(2);
    await page.close();
  });
});
