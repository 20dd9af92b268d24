import { UploadSlots } from './upload-slots.ts';

const taken = (slots: UploadSlots, senders: (number | string)[]) =>
  senders.filter((sender) => slots.take(sender)).length;
const addresses = Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`);
const members = Array.from({ length: 40 }, (_, index) => index + 1);

describe('files that arrive', () => {
  it('are two of one sender at a time, whether an account or an address', () => {
    const slots = new UploadSlots();
    expect(taken(slots, [1, 1, 1, 2, 2])).toBe(4);
    expect(taken(slots, ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])).toBe(3);
  });

  it('are thirty-two of all, of which strangers have half, however many addresses they come from', () => {
    const slots = new UploadSlots();
    expect(taken(slots, addresses)).toBe(16);
    expect(taken(slots, members)).toBe(16);
    slots.free(1);
    expect(taken(slots, ['192.0.2.99'])).toBe(0);
    slots.free('192.0.2.0');
    expect(taken(slots, ['192.0.2.99', 50, 51])).toBe(2);
  });
});
