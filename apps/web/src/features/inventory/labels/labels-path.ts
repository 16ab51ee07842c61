/** The path of the page that prints labels of these products. */
export const labelsPath = (products: readonly { id: string }[]): string =>
  `/inventory/labels?ids=${products.map(({ id }) => id).join(',')}`
