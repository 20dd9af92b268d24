import { act, fireEvent, render, screen } from '@testing-library/react';
import { HttpError, TextInput } from 'react-admin';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { InConsole } from '../testing/InConsole.tsx';
import { SavedWholeForm } from './SavedWholeForm.tsx';

interface Facts {
  link: string;
  words: string;
}
const by = (actor: string) => ({ at: '2026-01-01T00:00:00.000Z', actor, changed: [] });

/** A server with versions, as a colleague may change them at any time. */
function serverOf(...said: Facts[]) {
  const versions = [...said];
  const now = () => ({
    id: 1,
    version: versions.length,
    facts: versions.at(-1),
    versions: versions.map((facts, place) => ({ ...by('user-1'), version: place + 1, facts })).reverse(),
  });
  return {
    versions,
    getOne: async () => ({ data: now() }),
    send: async ({ version, ...facts }: Facts & { version: number }) => {
      if (version !== versions.length) throw new HttpError('changed', 409, { code: 'version_conflict' });
      versions.push(facts);
      return { status: 1, version: versions.length };
    },
  };
}

async function mounted(server: ReturnType<typeof serverOf>) {
  await i18nProvider.changeLocale('en');
  const reopened: number[] = [];
  const opened = server.versions.at(-1) as Facts;
  const provider = { getOne: server.getOne, getMany: async () => ({ data: [] }) };
  await act(async () =>
    render(
      <InConsole provider={provider}>
        <SavedWholeForm
          kind="notices"
          version={server.versions.length}
          draft={() => opened}
          body={({ link, words }: Facts) => ({ link, words })}
          send={server.send}
          byModerators
          onReopen={() => reopened.push(1)}
        >
          <TextInput source="link" label="Link" />
          <TextInput source="words" label="Words" />
        </SavedWholeForm>
      </InConsole>,
    ),
  );
  return {
    reopened,
    type: (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
  };
}

describe('a form of what is saved whole', () => {
  it('is saved as often as one likes', async () => {
    const server = serverOf({ link: '/a', words: 'one' });
    const { type, press } = await mounted(server);
    for (const words of ['two', 'three']) {
      type('Words', words);
      await press('Save');
    }
    expect(server.versions.map(({ words }) => words)).toEqual(['one', 'two', 'three']);
  });

  it('has nothing to save while nothing differs from what is saved', async () => {
    const server = serverOf({ link: '/a', words: 'one' });
    const { type, press } = await mounted(server);
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    const byKeys = () =>
      act(async () => {
        fireEvent.keyDown(screen.getByRole('textbox', { name: 'Words' }), { key: 'Enter', ctrlKey: true });
        await new Promise((done) => setTimeout(done, 1));
      });
    expect(save().disabled).toBe(true);
    await byKeys();
    expect(server.versions).toHaveLength(1);
    type('Words', 'two');
    expect(save().disabled).toBe(false);
    type('Words', 'one');
    expect(save().disabled).toBe(true);
    type('Words', 'two');
    await press('Save');
    expect(save().disabled).toBe(true);
    type('Words', 'one');
    await byKeys();
    expect(server.versions.map(({ words }) => words)).toEqual(['one', 'two', 'one']);
  });

  it('lets both edits stand where a colleague has changed another field', async () => {
    const server = serverOf({ link: '/a', words: 'one' });
    const { type, press, reopened } = await mounted(server);
    server.versions.push({ link: '/b', words: 'one' });
    type('Words', 'mine');
    await press('Save');
    expect(server.versions).toHaveLength(2);
    await press('Save both');
    expect(server.versions.at(-1)).toEqual({ link: '/b', words: 'mine' });
    expect(reopened).toHaveLength(1);
  });

  it('shows both sides where they have changed the same, and gives up one’s own when told to', async () => {
    const server = serverOf({ link: '/a', words: 'one' });
    const { type, press, reopened } = await mounted(server);
    server.versions.push({ link: '/a', words: 'theirs' });
    type('Words', 'mine');
    await press('Save');
    screen.getByText('You both changed this:');
    await press('Discard mine and see theirs');
    expect(server.versions.at(-1)).toEqual({ link: '/a', words: 'theirs' });
    expect(reopened).toHaveLength(1);
  });

  it('takes an earlier version back, once nothing unsaved stands in it', async () => {
    const server = serverOf({ link: '/a', words: 'one' }, { link: '/a', words: 'two' });
    const { type, press, reopened } = await mounted(server);
    const restore = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Restore' });
    type('Words', 'typed');
    expect(restore().disabled).toBe(true);
    type('Words', 'two');
    expect(restore().disabled).toBe(false);
    await press('Restore');
    await act(async () => screen.getAllByRole('button', { name: 'Restore' }).at(-1)?.click());
    expect(server.versions.at(-1)).toEqual({ link: '/a', words: 'one' });
    expect(reopened).toHaveLength(1);
  });
});
