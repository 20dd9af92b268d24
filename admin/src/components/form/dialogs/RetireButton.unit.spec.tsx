import { act, cleanup, render, screen } from '@testing-library/react';
import { HttpError, useGetOne } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { InConsole } from '../../testing/InConsole.tsx';
import { RetireButton } from './RetireButton.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

it('a record that a colleague has changed is retired by another try, once it was said and is seen', async () => {
  let version = 1;
  const tried: number[] = [];
  const retire = async (seen: { version: number }) => {
    tried.push(seen.version);
    if (tried.length > 1) return { status: 1 };
    version = 2;
    throw new HttpError('It has changed', 409, { code: 'version_conflict' });
  };
  function Page() {
    const { data } = useGetOne('notices', { id: 1 });
    return data && <RetireButton seen={data} words="parde.notices" name="Nowruz" send={retire} list="/notices" />;
  }
  const provider = { getOne: async () => ({ data: { id: 1, version } }) };
  render(
    <InConsole provider={provider}>
      <Page />
    </InConsole>,
  );
  const press = async () => {
    const button = (await screen.findAllByRole('button', { name: 'Take down' })).at(-1);
    await act(async () => button?.click());
  };
  await press();
  await press();
  await screen.findByText(/^This has changed in the meantime\. Here is how it is now/);
  await press();
  expect(tried).toEqual([1, 2]);
});
