import type { server as english } from '../en/server.ts';

export const server: typeof english = {
  invalid: 'این مقدار پذیرفتنی نیست',
  'Please say why': 'دلیل را بنویسید',
  'Please give a reason': 'دلیل را بنویسید',
  'The reason is too long': 'دلیل بیش از اندازه بلند است',
  'At most ten years at once': 'هر بار حداکثر ده سال',
  'Either a percentage or a fixed sum': 'یا درصد یا مبلغ ثابت',
  'The end must be after the beginning': 'پایان باید پس از آغاز باشد',
  'Please enter your password': 'گذرواژهٔ خود را بنویسید',
  'Wrong password': 'گذرواژه درست نیست',
  'Please enter the code': 'کد را وارد کنید',
  'The code is wrong': 'این کد درست نیست',
};
