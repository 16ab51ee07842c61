/**
 * Calls that the contract names and no module serves yet: they answer `request.not_found`. The list only gets shorter; a call
 * that is missing and not listed, or listed and served, stops the start.
 */
export const AWAITED_CALLS: ReadonlySet<string> = new Set<string>()
