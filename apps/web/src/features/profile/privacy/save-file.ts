const FORGET_AFTER_MS = 10_000

/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, mediaType: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
}
