import { act, type ReactElement } from 'react';
import { HttpError, I18nContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from '../../i18n/i18n-provider';
import { useCommand } from './use-command';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Command = ReturnType<typeof useCommand>;

/** The hook as a component has it, in Persian. */
async function mounted() {
  await i18nProvider.changeLocale('fa');
  const seen: { command?: Command } = {};
  function Form(): ReactElement | null {
    seen.command = useCommand(['reason']);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nContextProvider value={i18nProvider}>
        <Form />
      </I18nContextProvider>,
    ),
  );
  return { now: () => seen.command as Command, unmount: () => act(async () => root.unmount()) };
}

const refusing = (body: object) => async () => {
  throw new HttpError('parde.errors.invalid_request', 422, body);
};

describe('useCommand', () => {
  it('says in the reader’s language what is wrong with a field, also when it does not know the sentence', async () => {
    const { now, unmount } = await mounted();
    const errors = { reason: ['Please say why'], amount: ['Too big: expected number to be <=3'] };
    await act(async () => {
      await now().run({}, refusing({ code: 'invalid_request', message: 'x', errors }));
    });
    expect(now().faults).toEqual({ reason: 'دلیل را بنویسید', amount: 'این مقدار پذیرفتنی نیست' });
    expect(now().failure).toBeNull();
    await unmount();
  });

  it('speaks of the whole form when no field of it is to blame', async () => {
    const { now, unmount } = await mounted();
    await act(async () => {
      await now().run({}, refusing({ code: 'invalid_request', message: 'x', errors: { user_id: ['y'] } }));
    });
    expect(now().failure).toBe('لطفاً بخش‌های نشان‌دار را بررسی کنید');
    await unmount();
  });

  it('sends the same body again under the same key, another one under another', async () => {
    const { now, unmount } = await mounted();
    const keys: string[] = [];
    const failing = async (_body: object, key: string) => {
      keys.push(key);
      throw new HttpError('parde.errors.unreachable', 0, null);
    };
    for (const amount of [1, 1, 2]) {
      await act(async () => {
        await now().run({ amount }, failing);
      });
    }
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    await unmount();
  });
});
