import fc from 'fast-check';
import { isReservedUsername, usernameSkeleton } from './username-likeness.ts';

describe('usernames that look alike', () => {
  it.each([
    ['lvan', 'Ivan'],
    ['a1i', 'ali'],
    ['aIi', 'ali'],
    ['farhad0', 'farhadO'],
    ['marnad', 'mamad'],
    ['vvest', 'west'],
    ['FARHAD', 'farhad'],
  ])('have one skeleton: %s and %s', (one, other) => expect(usernameSkeleton(one)).toBe(usernameSkeleton(other)));

  it.each([
    ['ivan', 'lvan'],
    ['ali', 'all'],
    ['sara', 'sahar'],
    ['a-b', 'a_b'],
    ['reader1', 'reader2'],
  ])('are not %s and %s', (one, other) => expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other)));

  it('does not depend on case where no capital looks like another letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-hj-z0-9_-]{3,30}$/), (name) => {
        expect(usernameSkeleton(name.toUpperCase())).toBe(usernameSkeleton(name));
      }),
    );
  });
});

describe('usernames of the house', () => {
  it.each([
    'Admin',
    'adm1n',
    'Adrnin',
    'a-d-m-i-n',
    'admin1',
    'admin_2024',
    'site-admin',
    'Parde-Support',
    'supp0rt',
    'rnoderator',
    'root',
    'm0derator',
    'systern',
    'staff',
  ])('are kept: %s', (username) => expect(isReservedUsername(username)).toBe(true));
  it.each([
    'leila',
    'pardepour',
    'badminton',
    'supporter',
    'viewer-of-films',
    'hostile1',
    'informer',
    'rooter',
    'systems-fan',
  ])('are not these: %s', (username) => expect(isReservedUsername(username)).toBe(false));
});
