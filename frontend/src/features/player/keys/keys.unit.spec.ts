import { keepsKey, keyAction } from './keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };
const pressed = (key: string, code = '') => keyAction({ key, code, ...none });

describe('the keys of the player (specification §9)', () => {
  it('move by 15 s with the arrows and change the volume by 0.1', () => {
    expect(pressed('ArrowRight')).toEqual({ does: 'skip', seconds: 15 });
    expect(pressed('ArrowLeft')).toEqual({ does: 'skip', seconds: -15 });
    expect(pressed('ArrowUp')).toEqual({ does: 'volume', by: 0.1 });
    expect(pressed('ArrowDown')).toEqual({ does: 'volume', by: -0.1 });
  });

  it('are the same places on a Persian keyboard', () => {
    expect(pressed('ب', 'KeyF')).toEqual(pressed('f', 'KeyF'));
    expect(pressed('ن', 'KeyK')).toEqual({ does: 'toggle' });
    expect(pressed('؟', 'Slash')).toEqual({ does: 'help' });
    expect(pressed('۵', 'Digit5')).toEqual({ does: 'jump', share: 0.5 });
  });

  it('are left to the browser in its combinations, and to signs on the digits', () => {
    expect(keyAction({ key: 'f', code: 'KeyF', ...none, ctrlKey: true })).toBeNull();
    expect(keyAction({ key: 'ArrowLeft', code: 'ArrowLeft', ...none, altKey: true })).toBeNull();
    expect(pressed('%', 'Digit5')).toBeNull();
    expect(pressed('Tab', 'Tab')).toBeNull();
  });

  it('are left to what is in focus where that wants them', () => {
    document.body.innerHTML =
      '<div role="menu"><b>x</b></div><button>p</button><i role="slider"></i><input><p>film</p>';
    const one = (selector: string) => document.querySelector(selector);
    expect(keepsKey(one('b'), 'ArrowDown')).toBe(true);
    expect(keepsKey(one('input'), 'k')).toBe(true);
    expect([keepsKey(one('button'), ' '), keepsKey(one('button'), 'k')]).toEqual([true, false]);
    expect([keepsKey(one('i'), 'ArrowLeft'), keepsKey(one('i'), ' ')]).toEqual([true, false]);
    expect(keepsKey(one('p'), 'ArrowLeft')).toBe(false);
  });

  it('close the help from inside it', () => {
    document.body.innerHTML = '<div role="dialog"><button>x</button></div>';
    const inside = document.querySelector('button');
    expect([keepsKey(inside, '?'), keepsKey(inside, 'Escape'), keepsKey(inside, 'k')]).toEqual([false, false, true]);
  });
});
