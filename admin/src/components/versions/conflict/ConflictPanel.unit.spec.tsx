import { cleanup, render, screen } from '@testing-library/react';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { InConsole } from '../../testing/InConsole.tsx';
import { RECORD_MEANING } from '../meaning.ts';
import { ConflictPanel } from './ConflictPanel.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const OPENED = { score: 7, fa: { title: 'Yek' } };
const THEIRS = { ...OPENED, score: 3 };
const DONE = () => undefined;

function shown(mine: typeof OPENED): (string | null)[] {
  render(
    <InConsole provider={{}}>
      <ConflictPanel
        opened={OPENED}
        conflict={{ mine, newest: { facts: THEIRS, since: [] }, turn: 1 }}
        meaning={RECORD_MEANING}
        save={async () => undefined}
        onSaved={DONE}
        onTakeTheirs={DONE}
      />
    </InConsole>,
  );
  return [screen.getByText(/^(You|Both)/), ...screen.getAllByRole('button')].map(({ textContent }) => textContent);
}

it.each<[string, typeof OPENED]>([
  ['has changed nothing', OPENED],
  ['has changed the same to the same', THEIRS],
])('whoever %s is offered nothing to save', (_, mine) => {
  expect(shown(mine)).toEqual(['You have changed nothing that is not saved by now.', 'See what is saved']);
});

it('whoever has changed other fields may save both', () => {
  expect(shown({ ...OPENED, fa: { title: 'Do' } })).toEqual([
    'You have changed other fields, so both can stand.',
    'Save both',
    'Give up mine and see theirs',
  ]);
});
