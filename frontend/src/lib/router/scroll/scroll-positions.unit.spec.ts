import { storedPositions } from './scroll-positions.ts';

it.each(['{"home":120}', '5', 'null', '[5', '[5, null, "home"]'])(
  'no place is known of what is stored as %s',
  (text) => {
    sessionStorage.setItem('parde.scroll', text);
    expect(new Map(storedPositions())).toEqual(new Map());
  },
);

it('places are known from before a reload', () => {
  sessionStorage.setItem('parde.scroll', '[["home",120]]');
  expect(new Map(storedPositions())).toEqual(new Map([['home', 120]]));
});
