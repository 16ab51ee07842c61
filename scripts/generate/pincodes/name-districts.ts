type Office = { pincode: string; district: string; state: string }
type Named = { state: string; district: string }

/** The directory's spelling, and the common spelling. */
const USUAL_NAMES: Record<string, string> = {
  'The Dadra and Nagar Haveli and Daman and Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'Lakshadweep District': 'Lakshadweep',
  Ahmadabad: 'Ahmedabad',
  '24 Paraganas North': 'North 24 Parganas',
  '24 Paraganas South': 'South 24 Parganas',
  'Medinipur East': 'Purba Medinipur',
  'Medinipur West': 'Paschim Medinipur',
}
const SMALL_WORDS = new Set(['and', 'of'])

const titleCase = (text: string): string => {
  const title = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.replace(/(^|[.(-])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ')
  return USUAL_NAMES[title] ?? title
}

/** State and district of each pincode, by the majority of its post offices. Pincodes whose offices have no names are left out. */
export const nameDistricts = (offices: readonly Office[]): Map<string, Named> => {
  const votes = new Map<string, Map<string, { name: Named; count: number }>>()
  for (const { pincode, district, state } of offices) {
    if (district === 'NA' || state === 'NA') continue
    const name = { state: titleCase(state), district: titleCase(district) }
    const ofPincode = votes.get(pincode) ?? new Map<string, { name: Named; count: number }>()
    votes.set(pincode, ofPincode)
    const key = `${name.state}/${name.district}`
    ofPincode.set(key, { name, count: (ofPincode.get(key)?.count ?? 0) + 1 })
  }
  const max = ([pincode, ofPincode]: [string, Map<string, { name: Named; count: number }>]): [string, Named][] => {
    const [winner] = [...ofPincode.values()].toSorted((a, b) => b.count - a.count)
    return winner ? [[pincode, winner.name]] : []
  }
  return new Map([...votes].flatMap(max))
}
