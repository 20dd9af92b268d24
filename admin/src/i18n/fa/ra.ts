import type { ra as english } from '../en/ra.ts';

/** What ra-language-farsi says badly: it has one plural form, which must carry the number, and words of the trade. */
export const ra: typeof english = {
  action: {
    add_filter: 'فیلترها',
    bulk_actions: '%{smart_count} مورد انتخاب شده',
    clear_input_value: 'پاک کردن',
    export: 'دریافت CSV',
    remove_all_filters: 'برداشتن همهٔ فیلترها',
    select_all_button: 'انتخاب صفحه‌های دیگر هم',
    unselect: 'لغو انتخاب',
  },
  input: { password: { toggle_visible: 'پنهان کردن گذرواژه', toggle_hidden: 'نمایش گذرواژه' } },
  message: { select_all_limit_reached: 'فقط %{max} مورد اول انتخاب شد؛ بیش از این یکجا نمی‌شود.' },
  navigation: {
    current_page: 'صفحهٔ %{page}',
    next: 'صفحهٔ بعد',
    page: 'رفتن به صفحهٔ %{page}',
    page_range_info: '%{offsetBegin} تا %{offsetEnd} از %{total}',
    page_rows_per_page: 'ردیف در هر صفحه',
    previous: 'صفحهٔ قبل',
  },
  notification: {
    http_error: 'به سرور دسترسی نیست. اتصال را بررسی کنید و دوباره امتحان کنید.',
    item_doesnt_exist: 'این مورد پیدا نشد',
  },
  saved_queries: {
    label: 'فیلترهای ذخیره‌شده',
    query_name: 'نام',
    new_label: 'ذخیرهٔ این فیلترها…',
    new_dialog_title: 'ذخیرهٔ این فیلترها با نام',
    remove_label: 'برداشتن فیلترهای ذخیره‌شده',
    remove_label_with_name: 'برداشتن «%{name}»',
    remove_dialog_title: 'فیلترهای ذخیره‌شده برداشته شوند؟',
    remove_message: 'از فهرست فیلترهای ذخیره‌شدهٔ شما می‌روند؛ چیز دیگری عوض نمی‌شود.',
    help: 'فهرست را فیلتر کنید، سپس فیلترها را برای بعد نگه دارید',
  },
};
