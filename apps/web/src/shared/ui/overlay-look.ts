/** The dimmed page behind a dialog or drawer. */
export const BACKDROP_CLASS =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A small sheet that opens beside what was pressed: menu, popover, list of a combobox. */
export const POPUP_CLASS =
  'z-50 rounded-lg border border-line bg-surface text-ink shadow-high outline-none transition duration-150 ' +
  'data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:scale-95 data-ending-style:opacity-0'

/** One line in a menu or list. */
export const OPTION_CLASS =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-md px-3 text-start outline-none ' +
  'data-highlighted:bg-brand-soft data-highlighted:text-brand data-disabled:cursor-default data-disabled:opacity-50'
