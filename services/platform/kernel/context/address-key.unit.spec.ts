import { addressKey } from './address-key.ts';

describe('the address that counts', () => {
  it('is the whole network of a subscriber for IPv6', () => {
    expect(addressKey('2001:db8:1:2::7')).toBe(addressKey('2001:0db8:0001:0002:ffff::1'));
    expect(addressKey('2001:db8:1:3::7')).not.toBe(addressKey('2001:db8:1:2::7'));
    expect(addressKey('::1')).toBe('0:0:0:0');
  });

  it('is the same for an IPv4 address that comes as IPv6', () => {
    expect(addressKey('::ffff:192.0.2.7')).toBe(addressKey('192.0.2.7'));
  });
});
