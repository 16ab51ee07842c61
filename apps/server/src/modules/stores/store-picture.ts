/** The drawn picture that stands for a kind of shop until its owner uploads a photo, as a path of the web app. */
export const storePicturePath = (storeType: string): string =>
  `/pictures/store-${storeType.toLowerCase().replace(/ store$/, '')}.svg`
