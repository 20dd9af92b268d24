import { render, screen } from '@testing-library/react';
import type { ConsoleTitlePage, TitleFile } from '../../api/types.ts';
import { titleFileAddress } from '../../components/addresses/title-address.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { TitleFiles } from './TitleFiles.tsx';

const file = (id: number, episode: number) =>
  ({
    id,
    episode,
    quality: 2,
    codec: 'h264',
    audio: ['fa'],
    subtitles: [],
    dubbed: false,
    censored: false,
    size: 1_000,
    checksum: `${id}`.repeat(10),
    uploaded_at: '2026-01-01T00:00:00Z',
  }) as unknown as TitleFile;
const season = (number: number, ...files: TitleFile[]) => ({
  number,
  episodes_count: files.length,
  groups: [{ files }],
});
const SERIES = {
  id: 5,
  post_type: 2,
  name: { fa: null, en: 'Dark' },
  seasons: [season(1, file(11, 1), file(12, 2)), season(2, file(21, 1))],
} as unknown as ConsoleTitlePage;

const seen: Element[] = [];
const original = Element.prototype.scrollIntoView;
beforeAll(async () => {
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this);
  };
  await i18nProvider.changeLocale('en');
});
afterAll(() => {
  Element.prototype.scrollIntoView = original;
});
beforeEach(() => {
  seen.length = 0;
});

const open = (at: string) =>
  render(
    <InConsole provider={{ getList: async () => ({ data: [], total: 0 }) }} at={at}>
      <TitleFiles title={SERIES} />
    </InConsole>,
  );

describe('the files of a series', () => {
  it('are opened at the one that an address leads to', () => {
    open(titleFileAddress(5, 12));
    const current = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
    expect(current.map((row) => row.textContent)).toEqual([expect.stringContaining('12121212')]);
    expect(seen).toEqual(current);
    const [first, second] = document.querySelectorAll('details');
    expect([first?.open, second?.open]).toEqual([true, false]);
  });

  it('stay closed where the address leads to none of them', () => {
    open('/titles/5/show');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    expect(seen).toEqual([]);
  });
});
