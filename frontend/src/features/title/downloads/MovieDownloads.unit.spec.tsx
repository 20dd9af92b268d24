import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router-dom';
import type { FileFacts, TitlePage } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import type { FileRight } from '../../../lib/downloads/file-rights.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { MovieDownloads } from './MovieDownloads.tsx';

const GIB = 1024 ** 3;
const WORDS = {
  'file.download': 'Download',
  'file.play': 'Watch',
  'file.original': 'Original',
  'file.dubbed': 'Dubbed',
  'file.more': 'More for {{title}}',
  'file.audio': 'Audio: {{languages}}',
  'file.subtitles': 'Subtitles: {{languages}}',
  'access.bytes': 'Takes {{bytes}} of your {{left}}',
  'access.newLogin': 'For premium until {{date}}: log in',
  'access.vip': 'For premium until {{date}}',
};
const file = (id: number, quality: number): FileFacts => ({
  id,
  quality,
  resolution: quality === 19 ? '1080p' : '720p',
  codec: 'h264',
  container: 'mp4',
  duration: 6_840,
  audio: ['fa'],
  subtitles: ['en'],
  size: 1.2 * GIB,
  dubbed: false,
  censored: false,
  checksum: 'ab'.repeat(32),
  uploaded_at: new Date().toISOString(),
});
const POST = { id: 9, post_type: 1, slug: 'the-cow-1969', files: [file(7, 19), file(6, 10), file(5, 1)] };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const scrolled: string[] = [];

beforeAll(async () => {
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolled.push(this.textContent ?? '');
    },
  });
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { title: WORDS } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
});
beforeEach(() => {
  sessionStorage.clear();
  scrolled.length = 0;
});
afterEach(() => post.mockReset());

type Said = Pick<FileRight, 'download' | 'charge' | 'play'>;

function open(
  said: Said | null,
  remaining: number | null = 5 * GIB,
  address = '/movies/the-cow-1969',
  files: readonly FileFacts[] = POST.files,
) {
  const right = said && { ...said, charge_bytes: 1.2 * GIB, play_charge: null };
  const data = { window_days: 7, files: right ? { 7: right, 6: right } : {}, remaining };
  const response = right ? { ok: true, status: 200 } : { ok: false, status: 400 };
  post.mockResolvedValue({ data: right ? data : undefined, response } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[address]}>
          <Link to="/movies/the-cow-1969?file=5">the small one</Link>
          <MovieDownloads post={{ ...POST, files } as unknown as TitlePage} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const row = () => within(screen.getAllByRole('listitem')[0] as HTMLElement);
const link = (name: string) => row().getByRole('link', { name: new RegExp(`^${name}`) });

describe('a file that can be downloaded', () => {
  it('says what it is', () => {
    open({ download: 'allowed', charge: 'days', play: 'allowed' });
    for (const fact of ['1080p', 'H.264', '1.2 GB', /1h 54m/, /Audio: Persian/, /Subtitles: English/]) {
      expect(row().getByText(fact)).toBeTruthy();
    }
  });

  it('is a plain link for a member, and says what it takes before the click', async () => {
    open({ download: 'allowed', charge: 'bytes', play: 'allowed' });
    await row().findByText('Takes 1.2 GB of your 5 GB');
    expect(link('Download').getAttribute('href')).toBe('/d/7');
    expect(link('Watch').getAttribute('href')).toBe('/play/7');
  });

  it('leads a guest to the log-in, and from there back to the row or to the player', async () => {
    open({ download: 'login', charge: null, play: 'login' }, null);
    await row().findByText(/^For premium until .*: log in$/);
    expect(link('Download').getAttribute('href')).toBe('/login');
    fireEvent.click(link('Download'));
    expect(takeReturnPath()).toBe('/movies/the-cow-1969?file=7');
    fireEvent.click(link('Watch'));
    expect(takeReturnPath()).toBe('/play/7');
  });

  it('leads to a plan that brings one back, where one is missing', async () => {
    open({ download: 'vip', charge: null, play: 'vip' }, 0);
    await row().findByText(/^For premium until/);
    expect(link('Watch').getAttribute('href')).toBe('/buy-premium/7/-?from=%2Fmovies%2Fthe-cow-1969');
    expect(link('Download').getAttribute('href')).toBe('/buy-premium/7/-?way=download&from=%2Fmovies%2Fthe-cow-1969');
  });

  it('leaves it to the server when nobody has said who may what', async () => {
    open(null);
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(link('Download').getAttribute('href')).toBe('/d/7');
  });
});

it('is called by all that tells files apart, for whoever hears one button after the other', () => {
  const files = [
    file(7, 19),
    { ...file(8, 19), dubbed: true },
    { ...file(9, 19), dubbed: true, censored: true },
    file(6, 10),
  ];
  open({ download: 'allowed', charge: 'days', play: 'allowed' }, null, '/movies/the-cow-1969', files);
  const names = [...screen.getAllByRole('link'), ...screen.getAllByRole('button', { expanded: undefined })]
    .map((control) => control.getAttribute('aria-label'))
    .filter((name) => name !== null);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
});

describe('an address that names a file', () => {
  const group = (index: number) => screen.getAllByRole('button', { expanded: index < 2 });

  it('opens its group and brings it into view', async () => {
    open({ download: 'allowed', charge: 'days', play: 'allowed' }, null, '/movies/the-cow-1969?file=5');
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(3);
    expect(scrolled).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe(scrolled[0]);
  });

  it('opens it again for the same link, after the reader has closed it', () => {
    open({ download: 'allowed', charge: 'days', play: 'allowed' });
    expect(group(0)).toHaveLength(2);
    fireEvent.click(screen.getByText('the small one'));
    const [, , last] = screen.getAllByRole('button', { expanded: true });
    if (last) fireEvent.click(last);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
    fireEvent.click(screen.getByText('the small one'));
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(3);
    expect(scrolled).toHaveLength(2);
  });
});
