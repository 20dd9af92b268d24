/// <reference lib="dom" />

import type { Browser } from 'playwright-core';
import { accessibilityFaults } from '../../support/accessibility.ts';
import { Reader } from '../../support/reader.ts';
import { BOTH_READERS } from '../journey.ts';

const TEST_MS = 120_000;
/** Of these the demo has one film that was nominated for the best picture, and no more. */
const CEREMONY = '/award-ceremony/oscar-2016';
const ON_SITE = { fa: 'مکس دیوانه: جاده خشم', en: 'Mad Max: Fury Road' };
const ELSEWHERE = { fa: 'افشاگر', en: 'Spotlight' };

/** Whole ceremonies: films that the site has lead to their pages, the others to the page of wishes. */
export function describeCeremonyPages(running: () => { url: string; browser: Browser }): void {
  it.each(BOTH_READERS)(
    'show a reader of $language on a $device.name all that was nominated',
    async ({ language, device }) => {
      const { url, browser } = running();
      const reader = await Reader.open(browser, url, language, device);
      const { page, text } = reader;
      await reader.visit(CEREMONY);
      const best = page.getByRole('region', {
        name: language === 'fa' ? text('awards', 'Best Picture') : 'Best Picture',
        exact: true,
      });
      await best.waitFor();
      expect(
        await best
          .getByRole('listitem')
          .filter({ hasText: text('awards', 'award.won') })
          .count(),
      ).toBe(1);
      const won = best.getByRole('listitem').filter({ hasText: ELSEWHERE[language] });
      await won.getByText(text('awards', 'award.won')).waitFor();
      expect(await won.getByRole('link', { name: ELSEWHERE[language], exact: true }).count()).toBe(0);
      const known = best.getByRole('link', { name: ON_SITE[language] }).first();
      expect(await known.getAttribute('href')).toBe('/movies/mad-max-fury-road-2015');
      expect(await accessibilityFaults(page)).toEqual([]);
      const asked = text('awards', 'film.ask_for').replace('{{film}}', ELSEWHERE[language]);
      const address = await won.getByRole('link', { name: asked }).getAttribute('href');
      expect(address).toBe('/user/request?name=Spotlight&kind=1');
      expect(reader.browserErrors).toEqual([]);
      await reader.close();
    },
    TEST_MS,
  );
}
