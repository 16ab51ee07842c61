/** The site that passkeys are for. `id` is its host name; browsers sign the origin into every answer. */
export type RelyingParty = { id: string; origins: string[] }

/**
 * The configured public origin; without one, as in development, the host of this request. A forged Host header gains nothing: the
 * browser signs the origin that it is really on.
 */
export const relyingPartyOf = (publicOrigin: string | undefined, headers: Readonly<Record<string, unknown>>): RelyingParty => {
  if (publicOrigin !== undefined) return { id: new URL(publicOrigin).hostname, origins: [new URL(publicOrigin).origin] }
  const host = typeof headers.host === 'string' && URL.canParse(`http://${headers.host}`) ? headers.host : 'localhost'
  const url = new URL(`http://${host}`)
  return { id: url.hostname, origins: [url.origin, `https://${url.host}`] }
}
