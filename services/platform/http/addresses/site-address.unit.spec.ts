import { siteAddress } from './site-address.ts';

const PORT = 3000;

describe('the address of the site', () => {
  it('is the public one, whatever it was asked at, without a slash at the end', () => {
    for (const publicUrl of ['https://parde.example', 'https://parde.example/']) {
      expect(siteAddress({ publicUrl, port: PORT }, 'evil.example')).toBe('https://parde.example');
      expect(siteAddress({ publicUrl, port: PORT })).toBe('https://parde.example');
    }
  });

  it('is one of this machine where no public one is known', () => {
    const asked = (host?: string) => siteAddress({ publicUrl: undefined, port: PORT }, host);
    expect(['127.0.0.1:5173', 'localhost', '[::1]:8080'].map(asked)).toEqual([
      'http://127.0.0.1:5173',
      'http://localhost',
      'http://[::1]:8080',
    ]);
    for (const host of ['evil.example', 'localhost.evil.example', 'localhost:1@evil.example', '', undefined]) {
      expect(asked(host)).toBe('http://localhost:3000');
    }
  });
});
