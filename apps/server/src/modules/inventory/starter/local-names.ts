import type { Language } from '@jhola/contract/shared/wire'
import assamese from './names/as.json' with { type: 'json' }
import bn from './names/bn.json' with { type: 'json' }
import gu from './names/gu.json' with { type: 'json' }
import kn from './names/kn.json' with { type: 'json' }
import ml from './names/ml.json' with { type: 'json' }
import mr from './names/mr.json' with { type: 'json' }
import odia from './names/or.json' with { type: 'json' }
import pa from './names/pa.json' with { type: 'json' }
import ta from './names/ta.json' with { type: 'json' }
import te from './names/te.json' with { type: 'json' }
import ur from './names/ur.json' with { type: 'json' }
import type { StarterProduct } from './starter-product.ts'

/** Names of the starter catalogue by family; English and Hindi stand with the products themselves. */
const NAMES: Readonly<Record<Exclude<Language, 'en' | 'hi'>, Readonly<Record<string, string>>>> = {
  as: assamese,
  bn,
  gu,
  kn,
  ml,
  mr,
  or: odia,
  pa,
  ta,
  te,
  ur,
}

/** What a shop's sign says for it in this language; `null` in English, which is its own name, and where nothing is known. */
export const localName = ({ family, name_hi }: Pick<StarterProduct, 'family' | 'name_hi'>, language: Language): string | null => {
  if (language === 'en') return null
  return language === 'hi' ? name_hi : (NAMES[language][family] ?? null)
}
