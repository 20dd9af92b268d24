import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CommandForm } from '../../components/form/CommandForm.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { CodeField } from './CouponFields.tsx';
import { emptyDraft, errorsOfDraft } from './coupon-draft.ts';

afterEach(cleanup);

it('a code of one’s own is warned about, unless it is refused', async () => {
  await i18nProvider.changeLocale('en');
  render(
    <InConsole provider={{}}>
      <CommandForm
        values={{ ...emptyDraft('1'), amount: '10' }}
        validate={errorsOfDraft}
        onSubmit={async () => ({ code: 'Another coupon has this code' })}
        toolbar={<SubmitButton label="Make" />}
      >
        <CodeField />
      </CommandForm>
    </InConsole>,
  );
  const type = (value: string) => act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value } }));
  const make = () => act(async () => screen.getByRole('button', { name: 'Make' }).click());
  const warning = () => screen.getByRole('status').textContent;
  await type('nowruz');
  expect(warning()).toMatch(/^NOWRUZ can be guessed/);
  await make();
  expect(screen.getByText('Another coupon has this code')).toBeTruthy();
  expect(warning()).toBe('');
  await type('nowruz-1405');
  expect(warning()).toMatch(/^NOWRUZ-1405 can be guessed/);
  await type('نوروز');
  expect(warning()).toBe('');
});
