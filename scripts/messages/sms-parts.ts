/** Letters of the GSM alphabet (3GPP TS 23.038); those of the second list take the place of two. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
const GSM_DOUBLE = /[\^{}\\[~\]|€]/g

const ALPHABETS = { gsm: { single: 160, part: 153 }, unicode: { single: 70, part: 67 } }

/** Number of SMS parts of a text, each of which costs money: 160 letters of the GSM alphabet, or 70 of any other script. */
export const countSmsParts = (text: string): number => {
  const isGsm = GSM.test(text)
  const letters = isGsm ? text.length + (text.match(GSM_DOUBLE)?.length ?? 0) : text.length
  const { single, part } = isGsm ? ALPHABETS.gsm : ALPHABETS.unicode
  return letters <= single ? 1 : Math.ceil(letters / part)
}
