/** The browsers' own push services. A subscription with another address is rejected. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]

/**
 * Whether pushes may be sent to this address. `further`: origins that the operator trusts too. Never with a name or password,
 * never to another port.
 */
export const isPushEndpoint = (address: string, further: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(address)
  if (username !== '' || password !== '') return false
  if (further.includes(origin)) return true
  return protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname))
}
