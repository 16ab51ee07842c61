/** Colours as `#rrggbb`, and the few sums the pictures need on them. */

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `part` (0 to 1) of `to` mixed into `from`. */
export const mix = (from: string, to: string, part: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (hex: string, part: number): string => mix(hex, '#ffffff', part)
export const darker = (hex: string, part: number): string => mix(hex, '#1a120c', part)

/** Relative luminance (WCAG), 0 to 1. */
export const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** `wanted` when it reads on `ground`, else near-black or white. */
export const inkOn = (ground: string, wanted?: string): string => {
  if (wanted !== undefined && contrast(ground, wanted) >= 4) return wanted
  return contrast(ground, '#ffffff') >= 3.6 ? '#ffffff' : '#2a1c14'
}
