import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { ConsoleAward, ConsoleNomination } from '../../api/types.ts';
import { InConsole } from '../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import type { SavedAward } from '../../providers/commands/catalogue/award-commands.ts';
import { AwardForm } from './AwardForm.tsx';

afterEach(cleanup);

const ceremony = { id: 'oscar-2016', ceremony: 1, year: 2016 } as const;
const ofTitle = (won: boolean, version: number): ConsoleNomination => ({
  title_id: 9,
  version,
  won,
  nominees: [],
  post: null,
  told: null,
});
const told = (en: string): ConsoleNomination => ({
  ...ofTitle(false, 0),
  title_id: null,
  told: { film: { name: { fa: null, en }, post_type: 1, year: null, film_id: null }, people: [] },
});
const opened: ConsoleAward = {
  title: 'Best Picture',
  version: 1,
  award_id: 5,
  nominations: [ofTitle(false, 3), told('Elsewhere')],
};
const saved = (version: number, minute: number, changed: string[] = []) => ({
  version,
  at: `2026-01-01T00:0${minute}:00.000Z`,
  actor: 'user-2',
  changed,
  facts: null,
});

/** A server on which a colleague has saved the award meanwhile. */
async function mounted(theirs: ConsoleAward, award = opened) {
  await i18nProvider.changeLocale('en');
  const sent: SavedAward[] = [];
  const versions: Record<string, unknown> = {
    ceremonies: { ...ceremony, awards: [theirs], known_awards: [] },
    'versions/awards': { id: 5, versions: [saved(2, 2, ['told']), saved(1, 0)].slice(2 - theirs.version) },
    'title-versions': { id: 9, versions: [saved(4, 3, ['awards']), saved(3, 0)] },
  };
  const provider = {
    getOne: async (resource: string) => ({ data: versions[resource] }),
    getMany: async () => ({ data: [] }),
    saveAward: async (body: SavedAward) => {
      const newest = body.version === theirs.version && body.seen[0]?.version === theirs.nominations[0]?.version;
      if (!newest) throw new HttpError('changed', 409, { code: 'version_conflict' });
      sent.push(body);
      return { status: 1 };
    },
  };
  render(
    <InConsole provider={provider}>
      <AwardForm ceremony={ceremony} award={award} onClose={() => undefined} />
    </InConsole>,
  );
  const filmName = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })[0]!;
  return {
    sent,
    filmName,
    type: (value: string) => fireEvent.change(filmName(), { target: { value } }),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
  };
}

/** As the panel lists it. */
function whoDidWhat() {
  const panel = screen.getByLabelText('Someone else saved this while you were writing');
  return within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split(' · '))
    .map((parts) => `${parts?.[0]}: ${parts?.at(-1)}`);
}

describe('an award that a colleague has saved meanwhile', () => {
  it('keeps both edits where the colleague has changed the nomination of a title', async () => {
    const { type, press, sent } = await mounted({ ...opened, nominations: [ofTitle(true, 4), told('Elsewhere')] });
    type('Somewhere');
    await press('Save');
    expect(whoDidWhat()).toEqual(['User no. 2: Nominations of titles']);
    await press('Save both');
    expect(sent).toMatchObject([
      {
        award: 'Best Picture',
        version: 1,
        seen: [{ title_id: 9, version: 4 }],
        nominations: [{ title_id: 9, won: true }],
        told: [{ film: { name: { en: 'Somewhere' } } }],
      },
    ]);
  });

  it('finds nothing to choose where it is all as it was to be: the answer to one’s own try was lost on the way', async () => {
    const { type, press } = await mounted(
      {
        ...opened,
        version: 2,
        nominations: [told('Yonder'), told('Elsewhere'), ofTitle(false, 3)],
      },
      { ...opened, nominations: [ofTitle(false, 3), told('First'), told('Yonder')] },
    );
    type('Elsewhere');
    await press('Save');
    screen.getByText('You have changed nothing that is not already saved.');
  });

  it('says who did what, shows both sides of what the ceremony tells, and opens theirs when told to', async () => {
    const { type, press, sent, filmName } = await mounted({
      ...opened,
      version: 2,
      nominations: [ofTitle(true, 4), told('Yonder')],
    });
    type('Mine');
    await press('Save');
    expect(whoDidWhat()).toEqual([
      'User no. 2: Nominations of titles',
      'User no. 2: Nominations that the ceremony tells',
    ]);
    screen.getByText('Mine');
    screen.getByText('Yonder');
    await press('Discard mine and see theirs');
    expect(sent).toEqual([]);
    expect(filmName().value).toBe('Yonder');
    type('Farther');
    await press('Save');
    expect(sent).toMatchObject([{ version: 2, seen: [{ version: 4 }], nominations: [{ won: true }] }]);
  });
});
