import { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { networkRefusal } from './loopback.ts';

const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';

describe('where something may listen', () => {
  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1', ''])('is this machine alone: %p', (HOST) => {
    expect(networkRefusal({ HOST })).toBeNull();
    expect(Config.fromEnvironment({ DATABASE_URL, HOST }).values.host).toBe(HOST || '127.0.0.1');
  });

  it.each(['0.0.0.0', '::', '192.168.1.7', 'example.org', '127.0.0.1.example.org'])(
    'is not the network outside production: %p',
    (HOST) => {
      for (const NODE_ENV of ['development', 'test']) {
        expect(() => Config.fromEnvironment({ DATABASE_URL, HOST, NODE_ENV })).toThrow(ConfigError);
      }
      expect(networkRefusal({ HOST })).toContain('DEVELOPMENT_ON_NETWORK=1');
    },
  );

  it('is the network in production, and where somebody says so', () => {
    expect(networkRefusal({ HOST: '0.0.0.0', NODE_ENV: 'production' })).toBeNull();
    expect(networkRefusal({ HOST: '0.0.0.0', DEVELOPMENT_ON_NETWORK: '1' })).toBeNull();
    expect(networkRefusal({ HOST: '0.0.0.0', DEVELOPMENT_ON_NETWORK: '0' })).toContain('HOST');
  });
});
