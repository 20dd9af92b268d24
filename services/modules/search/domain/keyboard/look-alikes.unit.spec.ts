import { lookAlikes } from './look-alikes.ts';

describe('digits for letters that look so', () => {
  it.each([
    ['se7en', ['seven', 'seten']],
    ['scre4m', ['scream']],
    ['the l0st room', ['the lost room']],
    ['fant4stic', ['fantastic']],
  ])('%s', (typed, texts) => expect(lookAlikes(typed)).toEqual(texts));

  it.each(['area51', '2fast', '12 monkeys', 'apollo 13', 'seven', '4شنبه'])('are none in %s', (typed) =>
    expect(lookAlikes(typed)).toEqual([]),
  );
});
