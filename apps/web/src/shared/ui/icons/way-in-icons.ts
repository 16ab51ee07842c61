/** Icons of the customers' sign-in pages only: downloaded with those pages. */
export const WAY_IN_ICONS = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
} as const
