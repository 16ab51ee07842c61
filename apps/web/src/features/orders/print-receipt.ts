const PAPER_MM = 80
const MARGIN_MM = 4
const MM_OF_PX = 25.4 / 96
/** The browser rounds when it breaks pages: without this a last empty page may follow. */
const SPARE_MM = 2

/** Length of paper for a receipt that is `heightPx` high on screen, in whole mm. */
export const paperLengthMm = (heightPx: number): number => Math.ceil(heightPx * MM_OF_PX + 2 * MARGIN_MM + SPARE_MM)

/** Prints the receipt that is in the page on a piece of roll as long as it needs. */
export const printReceipt = (): void => {
  const receipt = document.querySelector('.receipt')
  if (!receipt) return
  const { height } = receipt.getBoundingClientRect()
  const paper = new CSSStyleSheet()
  paper.replaceSync(`@page { size: ${PAPER_MM}mm ${paperLengthMm(height)}mm; margin: ${MARGIN_MM}mm }`)
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, paper]
  addEventListener('afterprint', () => (document.adoptedStyleSheets = before), { once: true })
  print()
}
