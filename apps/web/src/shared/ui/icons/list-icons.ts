/** The icon of a shopping list: downloaded with the button that shows it on a customer's page. */
export const LIST_ICONS = {
  list: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.7 6.3a.3.3 0 1 0 0-.6.3.3 0 0 0 0 .6ZM4.7 12.3a.3.3 0 1 0 0-.6.3.3 0 0 0 0 .6ZM4.7 18.3a.3.3 0 1 0 0-.6.3.3 0 0 0 0 .6Z',
} as const
