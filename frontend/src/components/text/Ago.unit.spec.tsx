import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Ago } from './Ago.tsx';

const WRITTEN = Date.parse('2026-01-01T10:00:00Z');

afterEach(() => jest.useRealTimers());

describe('how long ago something was', () => {
  it('is taken over as the server drew it, also a while later', async () => {
    jest.useFakeTimers({ now: WRITTEN + 2 * 60_000, doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate'] });
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Ago at={new Date(WRITTEN).toISOString()} />);
    const drawn = page.textContent;
    jest.setSystemTime(WRITTEN + 9 * 60_000);
    const faults: unknown[] = [];
    const onRecoverableError = (error: unknown) => faults.push(error);
    await act(async () => {
      hydrateRoot(page, <Ago at={new Date(WRITTEN).toISOString()} />, { onRecoverableError });
    });
    expect(faults).toEqual([]);
    expect(page.textContent).toBe(drawn);
  });
});
