/** The path of the default picture of a shop type, used until the owner uploads a photo. */
export const storePicturePath = (storeType: string): string =>
  `/pictures/store-${storeType.toLowerCase().replace(/ store$/, '')}.svg`
