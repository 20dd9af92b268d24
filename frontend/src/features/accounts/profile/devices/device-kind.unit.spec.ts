import { deviceKind } from './device-kind.ts';

it.each([
  ['Chrome, Android', 'phone'],
  ['Safari, iPhone', 'phone'],
  ['Safari, iPad', 'tablet'],
  ['Edge, Windows', 'computer'],
  ['Opera, macOS', 'computer'],
  ['Firefox', 'unknown'],
  [null, 'unknown'],
])('%s is shown as %s', (name, kind) => {
  expect(deviceKind(name)).toBe(kind);
});
