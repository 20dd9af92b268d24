import { areMeant, isHeardAs, isMeant, isWholeHeardAs } from './likeness.ts';

describe('what a misspelt text means', () => {
  it.each([
    ['sow', 'saw'],
    ['jows', 'jaws'],
    ['amlei', 'amelie'],
    ['gdofathre', 'godfather'],
    ['خمشگبن', 'خشمگین'],
  ])('is a name of which it is little enough: %s, %s', (typed, name) => {
    expect(isMeant(typed, name, 'whole')).toBe(true);
  });

  it.each([
    ['batman', 'baran'],
    ['jiwz', 'jaws'],
    ['frozen', 'sozen'],
  ])('is none where a third is another: %s, %s', (typed, name) => {
    expect(isMeant(typed, name, 'whole')).toBe(false);
  });

  it.each([
    ['tarkovski', 'tarkovsky', true],
    ['gofdat', 'godfat', true],
    ['batman', 'bahman', false],
    ['superman', 'segerman', false],
  ])('is a part of a name only where it is nearly right: %s, %s', (typed, part, is) => {
    expect(isMeant(typed, part, 'part')).toBe(is);
  });

  it('is a name that has something like several of its words', () => {
    expect([areMeant(['knihgt', 'darj']), areMeant(['of', 'batman'])]).toEqual([true, false]);
  });

  it.each([
    ['نایت', 'knight', true],
    ['هالک', 'hulk', true],
    ['moana', 'moonlight', false],
  ])('is a whole name that sounds like it and ends where it does: %s, %s', (text, name, is) => {
    expect(isWholeHeardAs(text, name)).toBe(is);
  });

  it.each([
    ['darbareye', true],
    ['rang khoda', true],
    ['zzzzqqq', false],
    ['hulk', false],
    ['blabla', false],
    ['xxxx', false],
    ['zzqqxx', false],
    ['هالک', false],
  ])('is what sounds like it where it has enough of a sound: %s', (text, is) => {
    expect(isHeardAs(text)).toBe(is);
  });
});
