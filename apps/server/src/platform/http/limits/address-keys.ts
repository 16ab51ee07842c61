/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (ip: string): string[] => {
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length)
  const all = [...groups, ...Array<string>(missing).fill('0'), ...tailGroups]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}

const byteOf = (group: string, shift: number): number => (Number.parseInt(group, 16) >> shift) & 255

/** The IPv4 address of a text, also of one mapped to IPv6, in dots or in groups; undefined for IPv6. */
const ipv4Of = (ip: string): string | undefined => {
  if (!ip.includes(':')) return ip
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (dotted) return dotted
  const [high = '0', low = '0'] = groupsOf(ip).slice(6)
  const isMapped = groupsOf(ip).slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? [high, low].flatMap((group) => [byteOf(group, 8), byteOf(group, 0)]).join('.') : undefined
}

/** An IPv4 address, or the /64 prefix of an IPv6 address: one household has one of those. */
export const addressKey = (ip: string): string => ipv4Of(ip) ?? `${groupsOf(ip).slice(0, 4).join(':')}::/64`

/** The network of an address: /24 of IPv4, /48 of IPv6. One customer of a provider rarely has more. */
export const networkKey = (ip: string): string => {
  const ipv4 = ipv4Of(ip)
  return ipv4 === undefined ? `${groupsOf(ip).slice(0, 3).join(':')}::/48` : `${ipv4.split('.').slice(0, 3).join('.')}.0/24`
}
