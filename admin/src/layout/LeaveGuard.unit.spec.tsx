import { act } from 'react';
import { AdminContext, TextInput } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const typeInto = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const unmounts: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const unmount of unmounts.splice(0)) await unmount();
});

/** A page with a form, from which its saving leads on; and another page. */
async function mounted(send: () => Promise<object | undefined> = async () => undefined) {
  const form = (
    <AdminContext i18nProvider={i18nProvider}>
      <CommandForm
        values={{ name: 'Kiarostami' }}
        onSubmit={async () => {
          const errors = await send();
          if (!errors) await router.navigate('/other');
          return errors;
        }}
        toolbar={<SubmitButton />}
      >
        <TextInput source="name" label="Name" />
      </CommandForm>
      <LeaveGuard />
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/form', element: form },
      { path: '/other', element: <p>other</p> },
    ],
    { initialEntries: ['/other', '/form'] },
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmounts.push(() =>
    act(async () => {
      root.unmount();
      host.remove();
    }),
  );
  await act(async () => root.render(<RouterProvider router={router} useTransitions={false} />));
  const input = () => host.querySelector<HTMLInputElement>('input[name=name]');
  return {
    type: (text: string) =>
      act(async () => {
        typeInto?.call(input(), text);
        input()?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    typed: () => input()?.value,
    save: () => act(async () => host.querySelector<HTMLButtonElement>('button[type=submit]')?.click()),
    back: () => act(async () => void (await router.navigate(-1))),
    at: () => router.state.location.pathname,
    dialog: () => document.querySelector('[role=dialog]'),
    press: (place: 'stay' | 'leave') =>
      act(async () => {
        const [stay, leave] = document.querySelectorAll<HTMLButtonElement>('[role=dialog] button');
        (place === 'stay' ? stay : leave)?.click();
      }),
    reloads: () => window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

describe('a form in which something unsaved stands', () => {
  it('is kept until its writer says otherwise', async () => {
    const page = await mounted();
    await page.type('Panahi');
    await page.back();
    expect([page.at(), page.typed(), page.reloads()]).toEqual(['/form', 'Panahi', false]);
    await page.press('stay');
    expect([page.at(), page.typed()]).toEqual(['/form', 'Panahi']);
    await page.back();
    await page.press('leave');
    expect(page.at()).toBe('/other');
    expect(page.reloads()).toBe(true);
  });

  it('is left without a question where nothing was typed, or what was typed is taken back', async () => {
    const page = await mounted();
    await page.type('Panahi');
    await page.type('Kiarostami');
    expect(page.reloads()).toBe(true);
    await page.back();
    expect(page.at()).toBe('/other');
  });

  it('leads on when it is saved, and stays when it is refused', async () => {
    let answer: object | undefined = { name: 'parde.users.actions.reason_missing' };
    const page = await mounted(async () => answer);
    await page.type('Panahi');
    await page.save();
    await page.back();
    expect([page.at(), page.dialog()]).toEqual(['/form', expect.anything()]);
    await page.press('stay');
    answer = undefined;
    await page.save();
    expect(page.at()).toBe('/other');
  });
});
