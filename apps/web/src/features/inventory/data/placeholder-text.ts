const LENGTH_MAX = 20

/**
 * The placeholder text of a product without a picture: up to 20 letters and digits of its name, with the spaces between its
 * words. Combining marks count with the letter before them.
 */
export const placeholderText = (name: string): string => {
  let count = 0
  let text = ''
  for (const sign of name.normalize('NFC')) {
    if (/[\p{L}\p{N}]/u.test(sign)) {
      if (count === LENGTH_MAX) break
      count += 1
      text += sign
    } else if (/\p{M}/u.test(sign)) text += sign
    else if (text !== '' && !text.endsWith(' ')) text += ' '
  }
  return text.trimEnd()
}
