import type { FileRight, FileRights } from '../../../../lib/downloads/file-rights.ts';
import { sentencesOf, stepOf } from './access.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const FRESH = { id: 5, size: 1_200, uploaded_at: '2026-11-20T12:00:00Z' };
const OLD = { ...FRESH, uploaded_at: '2026-11-15T12:00:00Z' };
type Said = Pick<FileRight, 'download' | 'charge' | 'play'> & Partial<FileRight>;
const rights = (right: Said, remaining: number | null = 0): FileRights => ({
  window_days: 7,
  files: { 5: { charge_bytes: 1_200, play_charge: null, ...right } },
  remaining,
});
const keys = (file: typeof FRESH, right: Said) => sentencesOf(file, rights(right), NOW).map(({ key }) => key);

describe('what is said before the click', () => {
  it('tells a guest until when a new file needs a plan, to the moment at which it is free', () => {
    const guest: Said = { download: 'login', charge: null, play: 'login' };
    expect(sentencesOf(FRESH, rights(guest, null), NOW)).toEqual([
      { key: 'access.newLogin', tone: 'locked', until: '2026-11-27T12:00:00.000Z' },
    ]);
    expect(keys(OLD, guest)).toEqual(['access.login']);
    expect(keys({ ...OLD, uploaded_at: '2026-11-15T12:00:00.001Z' }, guest)).toEqual(['access.newLogin']);
  });

  it('tells a member without a plan that the old file is free to download and not to watch', () => {
    expect(keys(OLD, { download: 'allowed', charge: 'old file', play: 'vip' })).toEqual([
      'access.free',
      'access.playVip',
    ]);
    expect(keys(FRESH, { download: 'vip', charge: null, play: 'vip' })).toEqual(['access.vip']);
    // The clock of the reader is ahead of the server's.
    expect(keys(OLD, { download: 'vip', charge: null, play: 'vip' })).toEqual(['access.premium']);
  });

  it('says nothing twice to those with days', () => {
    expect(keys(OLD, { download: 'allowed', charge: 'days', play: 'allowed' })).toEqual(['access.days']);
  });

  it('says how many bytes of how many are taken', () => {
    const volume: Said = { download: 'allowed', charge: 'bytes', play: 'allowed' };
    expect(sentencesOf(FRESH, rights(volume, 5_000), NOW)).toEqual([
      { key: 'access.bytes', tone: 'plain', bytes: 1_200, left: 5_000 },
    ]);
    expect(sentencesOf(FRESH, rights({ ...volume, charge_bytes: 300 }, 5_000), NOW)[0]).toMatchObject({ bytes: 300 });
    expect(keys(FRESH, { ...volume, charge_bytes: 0 })).toEqual(['access.chargedBefore']);
    const little: Said = { download: 'bandwidth', charge: null, play: 'bandwidth' };
    expect(sentencesOf(FRESH, rights(little, 500), NOW)).toEqual([
      { key: 'access.bandwidth', tone: 'locked', bytes: 1_200, left: 500 },
    ]);
    expect(keys(OLD, { download: 'allowed', charge: 'old file', play: 'allowed' })).toEqual([
      'access.free',
      'access.playBytes',
    ]);
    expect(keys(OLD, { download: 'allowed', charge: 'old file', play: 'bandwidth' })).toEqual([
      'access.free',
      'access.playBandwidth',
    ]);
  });

  it('is silent about a file the server does not speak of', () => {
    expect(sentencesOf({ ...OLD, id: 6 }, rights({ download: 'vip', charge: null, play: 'vip' }), NOW)).toEqual([]);
  });
});

describe('where a button leads', () => {
  it.each([
    ['allowed', 'go'],
    ['login', 'login'],
    ['vip', 'buy'],
    ['bandwidth', 'buy'],
  ] as const)('%s: %s', (verdict, step) => {
    const known = rights({ download: verdict, charge: null, play: 'allowed' });
    expect(stepOf(5, 'download', known)).toBe(step);
    expect(stepOf(5, 'play', known)).toBe('go');
  });

  it('is the file itself while nothing is known', () => {
    expect(stepOf(5, 'download', undefined)).toBe('go');
  });
});
