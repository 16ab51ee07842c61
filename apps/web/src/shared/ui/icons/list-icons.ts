/** Icons of a shopping list and of its photo: downloaded with the parts of a customer's page that show them. */
export const LIST_ICONS = {
  list: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.7 6.3a.3.3 0 1 0 0-.6.3.3 0 0 0 0 .6ZM4.7 12.3a.3.3 0 1 0 0-.6.3.3 0 0 0 0 .6ZM4.7 18.3a.3.3 0 1 0 0-.6.3.3 0 0 0 0 .6Z',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4V8ZM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.600Z',
  send: 'M20.5 3.5L3.5 10.5l6.5 3 3 6.5 7.5-16.5ZM10 13.5l4-4',
} as const
