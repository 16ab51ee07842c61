/** Units that are written in a smaller one below one: half a kilo is 500 g. */
const SMALLER: Readonly<Record<string, string>> = { kg: 'g', liter: 'ml' }

/**
 * An amount as people write it, the same everywhere: `0.96 kg` is 960 g, `1.25 kg` stays. `quantity` in selling units; the amount
 * has at most three decimals.
 */
export const shownAmount = (quantity: number, unit: string): { amount: number; unit: string } => {
  const smaller = SMALLER[unit]
  return smaller && quantity < 1
    ? { amount: Math.round(quantity * 1000), unit: smaller }
    : { amount: Math.round(quantity * 1000) / 1000, unit }
}
