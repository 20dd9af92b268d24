import { keepRoomForShelves } from './own-shelves.ts';

const { style } = document.documentElement;
afterEach(() => document.documentElement.removeAttribute('style'));

it.each([
  [{ 'parde.watching': '76' }, ['1', '76px']],
  [{ 'parde.watching': '76', 'parde.forYou': '98' }, ['2', '76px + 98px']],
  [{}, ['', '']],
])('keeps room for those shelves alone that the member had, as high as they were: %j', (kept, expected) => {
  keepRoomForShelves((key) => (kept as Record<string, string>)[key] ?? null);
  expect(['--rooms', '--below'].map((name) => style.getPropertyValue(name))).toEqual(expected);
});
