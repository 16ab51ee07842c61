/** Dark modules of a QR code as one SVG path; adjacent modules are one rectangle. One unit is one module. */
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
