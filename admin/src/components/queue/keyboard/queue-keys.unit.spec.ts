import { queueActionOf } from './queue-keys.ts';

const press = (key: string, code: string, held: Partial<KeyboardEvent> = {}) =>
  queueActionOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('queueActionOf', () => {
  it('goes by the letter where the layout is Latin', () => {
    expect(press('j', 'KeyJ')).toBe('next');
    expect(press('A', 'KeyA')).toBe('approve');
    expect(press('ArrowUp', 'ArrowUp')).toBe('previous');
  });

  it('goes by the place of the key where the layout is Persian', () => {
    expect(press('ش', 'KeyA')).toBe('approve');
    expect(press('ق', 'KeyR')).toBe('refuse');
    expect(press('؟', 'Slash')).toBe('help');
  });

  it('follows the letter, not the place, on another Latin layout', () => {
    // On AZERTY the key in the place of A gives a q: nothing may be approved by it.
    expect(press('q', 'KeyA')).toBeNull();
  });

  it('leaves the browser its own shortcuts', () => {
    expect(press('r', 'KeyR', { ctrlKey: true })).toBeNull();
    expect(press('a', 'KeyA', { metaKey: true })).toBeNull();
  });
});
