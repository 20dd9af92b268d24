import { release } from 'node:os';
import { settingArguments, syncMethod } from './server-settings.ts';

describe('how a killed server has the disk take what was written', () => {
  it('is the whole file system at once on a Linux that tells of failures, else one file after the other', () => {
    const methods = [
      ['linux', '6.8.0-45-generic'],
      ['linux', '5.8.0'],
      ['linux', '5.15.0-1-amd64'],
      ['linux', '5.4.0-216-generic'],
      ['linux', '4.18.0-553.el8.x86_64'],
      ['linux', 'unknown'],
      ['darwin', '24.6.0'],
      ['win32', '10.0.26100'],
    ].map(([platform = '', version = '']) => syncMethod(platform, version));
    expect(methods).toEqual(['syncfs', 'syncfs', 'syncfs', 'fsync', 'fsync', 'fsync', 'fsync', 'fsync']);
  });

  it('is among what the server is started with, unless the caller says otherwise', () => {
    const here = `recovery_init_sync_method=${syncMethod(process.platform, release())}`;
    expect(settingArguments(1, undefined)).toContain(here);
    expect(settingArguments(1, undefined, { recovery_init_sync_method: 'fsync' })).toContain(
      'recovery_init_sync_method=fsync',
    );
  });
});
