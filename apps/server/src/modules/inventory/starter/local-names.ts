import type { Language } from '@jhola/contract/shared/wire'
import bn from './names/bn.json' with { type: 'json' }
import gu from './names/gu.json' with { type: 'json' }
import mr from './names/mr.json' with { type: 'json' }
import ta from './names/ta.json' with { type: 'json' }
import te from './names/te.json' with { type: 'json' }
import type { StarterProduct } from './starter-product.ts'

/** Names of the starter catalogue by family; English and Hindi stand with the products themselves. */
const NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = { bn, gu, mr, ta, te }

/** Languages that the whole catalogue is named in. */
export const NAMED_LANGUAGES: readonly Language[] = ['en', 'hi', ...(Object.keys(NAMES) as Language[])]

/** What a shop's sign says for it in this language; `null` where only the English name is known. */
export const localName = ({ family, name_hi }: Pick<StarterProduct, 'family' | 'name_hi'>, language: Language): string | null =>
  language === 'hi' ? name_hi : (NAMES[language]?.[family] ?? null)
