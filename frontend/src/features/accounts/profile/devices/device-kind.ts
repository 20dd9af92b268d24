export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';

/** By the system in the device's name, as in `Firefox, Windows`. */
const SYSTEMS: readonly (readonly [DeviceKind, RegExp])[] = [
  ['phone', /\b(Android|iPhone)\b/],
  ['tablet', /\biPad\b/],
  ['computer', /\b(Windows|macOS|Linux)\b/],
];

export function deviceKind(name: string | null): DeviceKind {
  return SYSTEMS.find(([, sign]) => sign.test(name ?? ''))?.[0] ?? 'unknown';
}
