import { keepRoomForShelves } from './own-shelves.ts';

it('keeps room for those shelves alone that the member had, as high as they were', () => {
  const { style } = document.documentElement;
  keepRoomForShelves((key) => (key === 'parde.watching' ? '76' : null));
  const kept = ['--watching', '--watching-below', '--forYou', '--forYou-below'].map((name) =>
    style.getPropertyValue(name),
  );
  expect(kept).toEqual(['block', '76px', '', '']);
});
