/** Dark squares of a QR code as one SVG path, a run of neighbours at a time. One unit is one square. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string => {
  const parts: string[] = []
  rows.forEach((row, y) => {
    let x = 0
    while (x < row.length) {
      const end = row.indexOf(!row[x], x)
      const length = (end === -1 ? row.length : end) - x
      if (row[x]) parts.push(`M${x} ${y}h${length}v1h-${length}z`)
      x += length
    }
  })
  return parts.join('')
}
