import { clearRegistrationOrder, registrationOrder, storeRegistrationOrder } from './registration-order.ts';

const ORDER = {
  userId: 7,
  login: 'niloufar',
  email: 'niloufar@example.com',
  planId: 2,
  offerId: 3,
  price: 490_000,
  size: 30,
  since: 1_000,
};
const DAY = 86_400_000;

describe('the order of a registration', () => {
  afterEach(clearRegistrationOrder);

  it('outlives the page, for a day', () => {
    storeRegistrationOrder(ORDER);
    expect(registrationOrder(1_000 + DAY - 1)).toEqual(ORDER);
    expect(registrationOrder(1_000 + DAY)).toBeNull();
  });

  it('is nobody’s once it was forgotten', () => {
    storeRegistrationOrder(ORDER);
    clearRegistrationOrder();
    expect(registrationOrder(1_000)).toBeNull();
  });
});
