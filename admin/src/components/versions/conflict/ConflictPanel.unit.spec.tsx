import { cleanup, render, screen } from '@testing-library/react';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { InConsole } from '../../testing/InConsole.tsx';
import { RECORD_MEANING } from '../meanings/meaning.ts';
import { ConflictPanel } from './ConflictPanel.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const OPENED = { score: 7, fa: { title: 'Yek' } };
const THEIRS = { ...OPENED, score: 3 };
const DONE = () => undefined;
const BY_OTHERS = 'Someone else saved this while you were writing';

/** As user 1 sees it. @param actors who have saved it meanwhile */
function show(mine: typeof OPENED, actors: readonly (string | null)[]): void {
  const since = actors.map((actor) => ({ at: '2026-01-01T00:00:00.000Z', actor, changed: ['score'] }));
  render(
    <InConsole provider={{ getMany: async () => ({ data: [] }) }} signedIn={{ id: 1 }}>
      <ConflictPanel
        opened={OPENED}
        conflict={{ mine, newest: { facts: THEIRS, since }, turn: 1 }}
        meaning={RECORD_MEANING}
        save={async () => undefined}
        onSaved={DONE}
        onTakeTheirs={DONE}
      />
    </InConsole>,
  );
}

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

function shown(mine: typeof OPENED): (string | null)[] {
  show(mine, ['user-2']);
  return textsOf([screen.getByText(/^(You|Both)/), ...screen.getAllByRole('button')]);
}

it.each<[string, typeof OPENED]>([
  ['has changed nothing', OPENED],
  ['has changed the same to the same', THEIRS],
])('whoever %s is offered nothing to save', (_, mine) => {
  expect(shown(mine)).toEqual(['You have changed nothing that is not already saved.', 'See what is saved']);
});

it('whoever has changed other fields may save both', () => {
  expect(shown({ ...OPENED, fa: { title: 'Do' } })).toEqual([
    'You changed other fields, so both changes are kept.',
    'Save both',
    'Discard mine and see theirs',
  ]);
});

it.each([
  ['you', ['user-1', 'user-1'], 'You have saved this yourself in the meantime'],
  ['somebody, nobody knows who', [], 'This was saved while you were writing'],
])('what %s saved is set against what is written now, and is nobody else’s', async (_, actors, words) => {
  show({ ...OPENED, score: 5 }, actors);
  const panel = await screen.findByRole('region', { name: words });
  expect(panel.querySelector('h2')?.textContent).toBe(words);
  expect(screen.getByText('This differs from what is saved:')).toBeTruthy();
  expect(textsOf([...panel.querySelectorAll('dt')])).toEqual(['Written now', 'Saved']);
  expect(textsOf(screen.getAllByRole('button'))).toEqual([
    'Save and keep what is written now where they differ',
    'Discard this and see what is saved',
  ]);
});

it.each([[['user-2']], [['user-1', 'user-2']], [['user-11']], [[null]]])(
  'what %j saved is told as somebody else’s',
  async (actors) => {
    show({ ...OPENED, score: 5 }, actors);
    const panel = await screen.findByRole('region', { name: BY_OTHERS });
    expect(textsOf([...panel.querySelectorAll('dt')])).toEqual(['Yours', 'Theirs']);
  },
);
