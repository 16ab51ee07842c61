/** Widths of capitals in a bold sans, in em, well enough to choose a size. */
const NARROW = /[I.,:'| ]/
const WIDE = /[MW%@]/

/** Width of a line, in em. */
export const widthInEm = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (NARROW.test(letter) ? 0.31 : WIDE.test(letter) ? 0.88 : /[a-z]/.test(letter) ? 0.56 : 0.69),
    0,
  )

const round = (value: number): number => Math.round(value * 10) / 10

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Words in one or two lines, so that the longer line is as short as can be. */
const breakLines = (text: string, maxLines: number): string[] => {
  const words = text.split(' ')
  if (words.length < 2 || maxLines < 2) return [text]
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  return splits.toSorted((a, b) => Math.max(...a.map(widthInEm)) - Math.max(...b.map(widthInEm)))[0] ?? [text]
}

export type TextBox = {
  cx: number
  cy: number
  width: number
  height: number
  ink: string
  max?: number
  lines?: number
  weight?: number
}

/** Text centred in a box, as large as fits; every line is held to its width so that any font keeps the layout. */
export const lettering = (text: string, box: TextBox): string => {
  const candidates = [[text], breakLines(text, box.lines ?? 2)].map((lines) => {
    const size = Math.min(box.width / Math.max(...lines.map(widthInEm)), box.height / (lines.length * 1.08), box.max ?? 34)
    return { lines, size }
  })
  const { lines, size } = candidates.toSorted((a, b) => b.size - a.size)[0] ?? { lines: [text], size: 12 }
  const firstBaseline = box.cy - ((lines.length - 1) * size * 1.04) / 2 + size * 0.36
  return lines
    .map((line, index) => {
      const baseline = round(firstBaseline + index * size * 1.04)
      const width = round(Math.min(box.width, widthInEm(line) * size))
      return `<text x="${round(box.cx)}" y="${baseline}" font-size="${round(size)}" textLength="${width}" lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="${box.weight ?? 800}" fill="${box.ink}">${escapeXml(line)}</text>`
    })
    .join('')
}
