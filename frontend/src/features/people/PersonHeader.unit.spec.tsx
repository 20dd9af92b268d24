import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Person } from '../../api/types.ts';
import { PersonHeader } from './PersonHeader.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  const texts = readFileSync(path.join(import.meta.dirname, 'locales/en.json'), 'utf8');
  const resources = { en: { people: JSON.parse(texts) } };
  await i18n.use(initReactI18next).init({ lng: 'en', resources, keySeparator: false, nsSeparator: false });
});

function open(nominations: number, wins: number, facts: Partial<Person> = {}): void {
  const person = { name: { en: 'Majid Majidi', fa: null }, avatar_path: '', tint: '#222222', professions: [3] };
  render(
    <I18nextProvider i18n={i18n}>
      <PersonHeader person={{ ...person, ...facts, awards_count: [nominations, wins] } as unknown as Person} />
    </I18nextProvider>,
  );
}

describe('the awards of a person', () => {
  it('are told where there are any', () => {
    open(3, 1);
    screen.getByText('1 win');
    screen.getByText('3 nominations');
  });

  it.each([
    [3, 0, '3 nominations'],
    [0, 2, '2 wins'],
  ])('of %d nominations and %d wins: nothing that is zero', (nominations, wins, told) => {
    open(nominations, wins);
    screen.getByText(told);
    expect(screen.queryByText(/\b0\b/)).toBeNull();
  });
});

it('a name in the other script keeps its own direction: its last full stop would stand before it', () => {
  open(0, 0, { name: { en: 'Robert Downey Jr.', fa: null } });
  expect(screen.getByText('Robert Downey Jr.').tagName).toBe('BDI');
});

describe('when and where a person was born', () => {
  const birth_place = { en: 'London, United Kingdom', fa: 'لندن، بریتانیا' };

  it('is told of who lives, with the age', () => {
    open(0, 0, { birthday: '1970-07-30', age: 56, birth_place, death_year: null });
    screen.getByText('30 July 1970 (56 years old)');
    screen.getByText('London, United Kingdom');
    expect(screen.queryByText(/Died/)).toBeNull();
  });

  it('is told of the dead with the year of death, and without an age', () => {
    open(0, 0, { birthday: '1889-04-16', age: null, birth_place, death_year: 1977 });
    screen.getByText('16 April 1889');
    screen.getByText('Died 1977');
    expect(screen.queryByText(/years old/)).toBeNull();
  });
});
