/**
 * Union territories without a legislature: the state's half of the tax is called UTGST (UTGST Act 2017; 25 until 2020, then
 * 26).
 */
const UTGST_STATE_CODES: readonly string[] = ['04', '25', '26', '31', '35', '38']

/** The name of the non-central half of the tax, by the state's code. */
export const stateTaxOf = (stateCode: string | null): 'sgst' | 'utgst' =>
  stateCode !== null && UTGST_STATE_CODES.includes(stateCode) ? 'utgst' : 'sgst'
