import { act } from 'react';
import { AdminContext, HttpError, TextInput } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { toConsoleError } from '../../../providers/http/console-error.ts';
import { CommandForm } from '../CommandForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useCommand } from './use-command.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Send = (body: object, key: string) => Promise<{ status: number }>;
const EMPTY = { reason: '', amount: '' };

function Form({ send, wish }: { send: Send; wish?: (body: typeof EMPTY) => unknown }) {
  const { onSubmit } = useCommand({
    body: (values: typeof EMPTY) => values,
    send,
    ...(wish && { wish }),
    renamed: { percent: 'amount' },
    onDone: () => undefined,
  });
  const validate = ({ amount }: typeof EMPTY) => ({ ...(amount === '0' && { amount: 'parde.plans.form.positive' }) });
  return (
    <CommandForm values={EMPTY} validate={validate} onSubmit={onSubmit} toolbar={<SubmitButton />}>
      <TextInput source="reason" label="Reason" helperText={false} />
      <TextInput source="amount" label="Amount" helperText={false} />
    </CommandForm>
  );
}

const typeInto = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const unmounts: (() => void)[] = [];
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) await act(async () => unmount());
});

/** The form on a page, in Persian, with a server that answers as told. */
async function mounted(send: Send, wish?: (body: typeof EMPTY) => unknown) {
  await i18nProvider.changeLocale('fa');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmounts.push(() => {
    root.unmount();
    host.remove();
  });
  await act(async () =>
    root.render(
      <AdminContext i18nProvider={i18nProvider}>
        <Form send={send} {...(wish && { wish })} />
      </AdminContext>,
    ),
  );
  const input = (name: string) => host.querySelector<HTMLInputElement>(`input[name=${name}]`);
  return {
    type: (name: string, text: string) =>
      act(async () => {
        typeInto?.call(input(name), text);
        input(name)?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: () => act(async () => host.querySelector<HTMLButtonElement>('button[type=submit]')?.click()),
    typed: (name: string) => input(name)?.value,
    /** What stands under the field. */
    below: (name: string) => document.getElementById(input(name)?.getAttribute('aria-describedby') ?? '')?.textContent,
    alert: () => host.querySelector('[role=alert]')?.textContent,
  };
}

const refusing = (errors: object) => async () => {
  throw toConsoleError(new HttpError('x', 422, { code: 'invalid_request', message: 'x', errors }));
};

describe('useCommand', () => {
  it('says in the reader’s language what is wrong with a field, also when it does not know the sentence', async () => {
    const errors = { reason: ['Please say why'], percent: ['Too big: expected number to be <=3'] };
    const form = await mounted(refusing(errors));
    await form.press();
    expect(form.below('reason')).toBe('دلیل را بنویسید');
    expect(form.below('amount')).toBe('این مقدار پذیرفتنی نیست');
    expect(form.alert()).toBeUndefined();
  });

  it('speaks of the whole form when no field of it is to blame, and can be sent again', async () => {
    let calls = 0;
    const form = await mounted(async () => {
      calls += 1;
      return refusing({ user_id: ['y'] })();
    });
    await form.press();
    expect(form.alert()).toBe('لطفاً بخش‌های نشان‌دار را بررسی کنید');
    await form.press();
    expect(calls).toBe(2);
  });

  it('asks the server nothing while a field is wrong, and keeps what was typed', async () => {
    let calls = 0;
    const form = await mounted(async () => {
      calls += 1;
      return refusing({ reason: ['Please say why'] })();
    });
    await form.type('amount', '0');
    await form.press();
    expect([calls, form.below('amount')]).toEqual([0, 'یک عدد صحیح بزرگ‌تر از صفر بنویسید']);
    await form.type('amount', '5');
    await form.press();
    expect([calls, form.typed('amount'), form.below('amount')]).toEqual([1, '5', undefined]);
  });

  it('sends the same body again under the same key, another one under another', async () => {
    const keys: string[] = [];
    const form = await mounted(async (_body, key) => {
      keys.push(key);
      throw new HttpError('parde.errors.unreachable', 0, null);
    });
    for (const amount of ['1', '1', '2', '1']) {
      await form.type('amount', amount);
      await form.press();
    }
    expect(form.alert()).toBe('به سرور دسترسی نیست. اتصال را بررسی کنید و دوباره امتحان کنید.');
    expect(keys).toEqual([keys[0], keys[0], keys[2], keys[0]]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends another file under another key, though JSON says the same of both', async () => {
    const keys: string[] = [];
    const files = ['one', 'two', 'one'].map((name) => new File(['1'], `${name}.csv`, { lastModified: 1 }));
    const left = [...files];
    const form = await mounted(
      async (_, key) => {
        keys.push(key);
        throw new HttpError('parde.errors.unreachable', 0, null);
      },
      () => left.shift(),
    );
    for (const _ of files) await form.press();
    expect(keys).toEqual([keys[0], keys[1], keys[0]]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('sends another body under the same key where it is the same wish', async () => {
    const keys: string[] = [];
    const send: Send = async (_body, key) => {
      keys.push(key);
      throw new HttpError('parde.errors.unreachable', 0, null);
    };
    const form = await mounted(send, ({ reason }) => reason);
    for (const amount of ['1', '2']) {
      await form.type('amount', amount);
      await form.press();
    }
    await form.type('reason', 'another');
    await form.press();
    expect(keys).toEqual([keys[0], keys[0], keys[2]]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
