/** react-admin's own texts where the console has better words for them. */
export const ra = {
  action: {
    add_filter: 'Filters',
    bulk_actions: '%{smart_count} selected',
    clear_input_value: 'Clear',
    export: 'Export CSV',
    remove_all_filters: 'Clear all filters',
    select_all_button: 'Select those on other pages too',
    unselect: 'Clear selection',
  },
  input: { password: { toggle_visible: 'Hide password', toggle_hidden: 'Show password' } },
  message: { select_all_limit_reached: 'Only the first %{max} are selected. More cannot be done at once.' },
  navigation: {
    current_page: 'Page %{page}',
    next: 'Next page',
    page: 'Go to page %{page}',
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    page_rows_per_page: 'Rows per page',
    previous: 'Previous page',
  },
  notification: {
    http_error: 'The server could not be reached. Check the connection and try again.',
    item_doesnt_exist: 'This record does not exist',
  },
  saved_queries: {
    label: 'Saved filters',
    query_name: 'Name',
    new_label: 'Save these filters…',
    new_dialog_title: 'Save these filters as',
    remove_label: 'Remove saved filters',
    remove_label_with_name: 'Remove “%{name}”',
    remove_dialog_title: 'Remove the saved filters?',
    remove_message: 'They leave your list of saved filters; nothing else changes.',
    help: 'Filter the list, then save the filters for later',
  },
};
