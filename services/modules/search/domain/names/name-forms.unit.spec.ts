import { nameForms } from './name-forms.ts';

describe('nameForms', () => {
  it.each([
    ['Dune', ['dune']],
    ['12 Angry Men', ['12 angry men', 'twelve angry men']],
    ['۱۲ مرد خشمگین', ['12 مرد خشمگین', 'دوازده مرد خشمگین']],
    ['Twenty-One Grams', ['twenty one grams', '21 grams']],
    ['بیست و یک', ['بیست و یک', '21']],
    ['۲۱ گرم', ['21 گرم', 'بیست و یک گرم']],
    ['Rocky II', ['rocky ii', 'rocky 2']],
    ['X', ['x']],
    ['1984', ['1984']],
    ['Lovely & Amazing', ['lovely amazing', 'lovely and amazing']],
    ['زن & مرد', ['زن مرد', 'زن و مرد']],
    ['می\u200cروم', ['می روم', 'میروم']],
    ['E.T. the Extra-Terrestrial', ['e t the extra terrestrial', 'et the extra terrestrial']],
    ['L.A.Confidential', ['l a confidential', 'la confidential']],
    ['Mr. T', ['mr t']],
    ['???', []],
  ])('%s', (name, forms) => {
    expect(nameForms(name)).toEqual(forms);
  });

  it('cuts a name of a paragraph between words', () => {
    const [form] = nameForms('word '.repeat(100));
    expect(form!.length).toBeLessThanOrEqual(160);
    expect(form!.endsWith(' word')).toBe(true);
    const whole = 'x'.repeat(160);
    expect(nameForms(whole)).toEqual([whole]);
    expect(nameForms(`${whole} y`)).toEqual([whole]);
    expect(nameForms(`${whole}y`)).toEqual([whole]);
    expect(nameForms(`yy ${whole}`)).toEqual(['yy']);
  });
});
