/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import { eventually } from '#platform/testing/eventually.ts';
import { accessibilityFaults } from '../../support/accessibility.ts';
import type { Device, Reader } from '../../support/reader.ts';
import { MOVIE, NAMES, SERIES } from './demo-titles.ts';

/** The same film, typed as people type it. */
const TYPED = ['بچه‌های آسمان', 'بچه های آسمان', 'بچه‌هاي آسمان', 'children of hea', 'childern of heaven'];

/** What a screen needs, and no shelf that lies far below it. */
const MAX_ELEMENTS = 1_200;
const MAX_PICTURES = 60;

/** What a reader sees who only looks. */
export function describeLookingAround(opened: () => Reader, device: Device): void {
  it('opens a home page of real titles and changes its language without a reload', async () => {
    await seeHome(opened());
    await changeLanguage(opened());
  });

  it('begins with a hero that goes on where the reader wants it to, and builds little before that', async () => {
    const reader = opened();
    await reader.visit('/');
    await goOnInHero(reader, device);
  });

  it('finds a title as one types: with typing errors, Arabic letters, with and without the half-space', async () => {
    await findByTyping(opened());
  });

  if (device.name === 'phone') {
    it('closes by back what is open over a page, which keeps its filters and its place', async () => {
      await closeFilters(opened());
      await closeBasket(opened());
    });
  }

  it('shows all facts of a movie and of a series, with people, tabs and files', async () => {
    await readMovie(opened());
    await readSeries(opened());
  });
}

async function seeHome(reader: Reader): Promise<void> {
  const { page, language } = reader;
  await reader.visit('/');
  expect(await page.locator('html').getAttribute('dir')).toBe(language === 'fa' ? 'rtl' : 'ltr');
  await page.locator('section a[href^="/movies/"] img').first().waitFor();
  expect(await reader.brokenPictures()).toEqual([]);
  const years = await page.locator('main').textContent();
  expect(years).toMatch(language === 'fa' ? /[۱-۹][۰-۹]{3}/ : /(19|20)\d\d/);
  expect(await wholeFonts(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true);
}

async function changeLanguage(reader: Reader): Promise<void> {
  const { page, language } = reader;
  const other = language === 'fa' ? 'en' : 'fa';
  const root = page.locator('html');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await switchLanguage(reader);
  await eventually(async () => expect(await root.getAttribute('lang')).toBe(other));
  expect(await root.getAttribute('dir')).toBe(other === 'fa' ? 'rtl' : 'ltr');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
}

/** To its second slide, as the device has it, and to the film there. */
async function goOnInHero(reader: Reader, device: Device): Promise<void> {
  const { page } = reader;
  const hero = page.getByRole('region', { name: reader.text('core', 'hero.label') });
  const slides = hero.locator('article');
  await slides.nth(1).waitFor({ state: 'attached' });
  expect(await page.locator('*').count()).toBeLessThan(MAX_ELEMENTS);
  expect(await page.locator('img').count()).toBeLessThan(MAX_PICTURES);
  const shown = () => slides.evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert));

  if (device.name === 'phone') {
    // Beyond its first slide there is none, and no page before this one.
    await swipe(reader, 'backward');
    await eventually(async () => expect(await shown()).toBe(0));
    await swipe(reader, 'forward');
  } else await hero.getByRole('button', { name: reader.text('core', 'hero.next') }).click();
  await eventually(async () => expect(await shown()).toBe(1));
  await eventually(async () => {
    const box = await slides.nth(1).boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect([Math.round(box!.x), Math.round(box!.width)]).toEqual([0, width]);
  });
  expect(new URL(page.url()).pathname).toBe('/');
  await slides
    .nth(1)
    .getByRole('link', { name: reader.text('core', 'hero.watch') })
    .click();
  await page.waitForURL('**/play/*');
}

async function findByTyping(reader: Reader): Promise<void> {
  const { page, language } = reader;
  await reader.visit('/');
  await page
    .getByRole('button', { name: reader.text('core', 'nav.search') })
    .first()
    .click();
  const found = page.getByRole('option').filter({ hasText: NAMES[language] }).first();
  for (const typed of TYPED) {
    await page.getByRole('combobox').fill('');
    await found.waitFor({ state: 'detached' });
    await page.getByRole('combobox').fill(typed);
    await found.waitFor();
  }
  await found.click();
  await page.waitForURL(`**${MOVIE}`);
}

async function closeFilters(reader: Reader): Promise<void> {
  const { page, language } = reader;
  await reader.visit('/search');
  await reader.press('search', 'filter.open');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: reader.text('core', 'nav.movies'), exact: true }).tap();
  await page.waitForURL('**/search?type=1');
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  const one = reader.text('search', 'filter.some').replace(/{{.*?}}/, (1).toLocaleString(language));
  await page.getByRole('button', { name: one, exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?type=1');
}

async function closeBasket(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.visit(SERIES);
  const basket = page.locator('a[href*="basket="]').first();
  await basket.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await page.evaluate(() => scrollY);
  await basket.tap();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(top);
}

async function readMovie(reader: Reader): Promise<void> {
  const { page, language } = reader;
  await reader.visit(MOVIE);
  expect(await page.locator('h1').textContent()).toBe(NAMES[language]);
  await page.locator('a[href^="/person/"]').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: reader.text('title', 'tab.details'), exact: true }).click();
  await page.waitForURL(`**${MOVIE}/details`);
  await page.getByText(reader.text('title', 'fact.title'), { exact: true }).first().waitFor();
}

async function readSeries(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.visit(SERIES);
  await page.getByLabel(reader.text('title', 'season.label')).first().waitFor();
  const groups = page.locator('main button[aria-expanded][aria-controls]');
  await groups.first().waitFor();
  expect(await groups.count()).toBeGreaterThan(1);
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Files of the site's font that hold rare letters too, which a page without any does not load. */
function wholeFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.filter((name) => name.endsWith('.woff2') && !name.includes('-common'));
  });
}

/** A finger over the hero, in reading direction or against it. */
async function swipe({ page, language }: Reader, towards: 'forward' | 'backward'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 260 })) });
  const [from, to] = (towards === 'forward') === (language === 'en') ? [340, 60] : [60, 340];
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
  await session.detach();
}

/** The switch stands in the header, under the other language's own name. */
async function switchLanguage({ page, text }: Reader): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('core', 'language.label') })
    .click();
}
