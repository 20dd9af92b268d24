import type { login as english } from '../en/login.ts';

export const login: typeof english = {
  title: 'ورود همکاران',
  lead: 'ویژهٔ ناظران و مدیران پرده.',
  login: 'ایمیل یا نام کاربری',
  password: 'گذرواژه',
  remember: 'تا ۳۰ روز مرا به خاطر بسپار',
  submit: 'ورود',
  solving: 'بررسی این‌که ربات نیستید…',
  sending: 'در حال ورود…',
  required: 'این را پر کنید',
  staff_only:
    'حساب «%{username}» ناظر یا مدیر نیست و این میز کار برایش باز نمی‌شود. از یک مدیر دسترسی بخواهید یا با حساب دیگری وارد شوید.',
  to_site: 'بازگشت به سایت',
  captcha_failed: 'بررسی ربات‌نبودن به پایان نرسید. دوباره بکوشید.',
  code: 'کد برنامهٔ تأیید',
  code_hint: 'شش رقم، یا یکی از کدهای بازیابی.',
  suspended: 'این حساب معلق است. دلیل: %{reason}',
};
