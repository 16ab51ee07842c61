import { useT } from '../../shared/i18n/i18n-context.tsx'

/** The centre of each city with demo shops and of the eight states, for users who do not share their location. */
export const CITIES = [
  { name: 'Mumbai', name_hi: 'मुंबई', latitude: 19.076, longitude: 72.8777 },
  { name: 'Delhi', name_hi: 'दिल्ली', latitude: 28.6139, longitude: 77.209 },
  { name: 'Bengaluru', name_hi: 'बेंगलुरु', latitude: 12.9716, longitude: 77.5946 },
  { name: 'Chennai', name_hi: 'चेन्नई', latitude: 13.0827, longitude: 80.2707 },
  { name: 'Ahmedabad', name_hi: 'अहमदाबाद', latitude: 23.0225, longitude: 72.5714 },
  { name: 'Jaipur', name_hi: 'जयपुर', latitude: 26.9124, longitude: 75.7873 },
  { name: 'Kolkata', name_hi: 'कोलकाता', latitude: 22.5726, longitude: 88.3639 },
  { name: 'Lucknow', name_hi: 'लखनऊ', latitude: 26.8467, longitude: 80.9462 },
] as const

export type City = (typeof CITIES)[number]

/** The name of a city in the user's language. */
export const useCityName = (): ((name: string) => string) => {
  const { tName, language } = useT()
  return (name) => (language === 'hi' ? (CITIES.find((one) => one.name === name)?.name_hi ?? name) : tName(name))
}
