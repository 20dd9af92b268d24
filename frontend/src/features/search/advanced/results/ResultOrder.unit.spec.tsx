import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { readSearch } from '../search-filter.ts';
import type { SearchControl } from '../use-search-state.ts';
import { ResultOrder } from './ResultOrder.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false }));
afterEach(cleanup);

type Sorted = Parameters<typeof ResultOrder>[0]['sorted'];

function open(address: string, sorted: Sorted) {
  const change = jest.fn();
  const control = { state: readSearch(new URLSearchParams(address)), change } as unknown as SearchControl;
  render(
    <I18nextProvider i18n={i18n}>
      <ResultOrder control={control} sorted={sorted} />
    </I18nextProvider>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  const texts = [...select.options].map(({ text }) => text);
  return { change, select, texts, told: select.selectedOptions[0]?.text };
}

describe('the order of what was found', () => {
  it('is told as it is: by best match, by what is known best, or as the words mean it', () => {
    expect(open('q=solaris', null).told).toBe('sort.best');
    cleanup();
    expect(open('genres=drama', 'popularity').told).toBe('sort.popularity');
    cleanup();
    expect(open('', null).told).toBe('sort.popularity');
    cleanup();
    const { told, texts } = open('q=new+movies', 'release_year');
    expect(told).toBe('sort.release_year');
    expect(texts).not.toContain('sort.best');
  });

  it('is the chosen one, whatever the words mean, and can be given back', () => {
    const { told, select, change } = open('q=new+movies&sort=rating', 'rating');
    expect(told).toBe('sort.rating');
    fireEvent.change(select, { target: { value: 'best' } });
    expect(change).toHaveBeenCalledWith({ sort: null, direction: null });
  });
});
