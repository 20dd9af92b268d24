import { addressOnPanel } from './panel.ts';

const HERE = { host: 'parde.example', pathname: '/movies', search: '?page=2', hash: '#top' };

describe('addressOnPanel', () => {
  it('is the same page on the private host', () => {
    expect(addressOnPanel('https://my.parde.example', HERE)).toBe('https://my.parde.example/movies?page=2#top');
  });

  it('is nothing without such a host, and on it', () => {
    expect(addressOnPanel(null, HERE)).toBeNull();
    expect(addressOnPanel('https://parde.example/', HERE)).toBeNull();
  });

  it.each(['//evil.example', '//evil.example/a', '/\\evil.example', '///evil.example', '/..//evil.example'])(
    'is on the private host for the path %p, too',
    (pathname) => {
      expect(new URL(addressOnPanel('https://my.parde.example', { ...HERE, pathname }) ?? '').host).toBe(
        'my.parde.example',
      );
    },
  );
});
