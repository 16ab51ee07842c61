type ParsedUrl = {
  readonly [part in 'origin' | 'protocol' | 'host' | 'username' | 'password' | 'pathname' | 'search' | 'hash']: string
}

/** The URL parser of browsers and Node; the contract has the types of neither. */
declare const URL: { canParse(text: string, base: string): boolean; new (text: string, base: string): ParsedUrl }

/** An address as browsers read it at `base`; `null` if they cannot. */
export const parseUrl = (text: string, base: string): ParsedUrl | null => (URL.canParse(text, base) ? new URL(text, base) : null)
