/** The upper level of the tree: groups of categories, which are also kinds of shops. Icons are from the fluent-emoji-flat set. */
export const CATEGORY_GROUPS = [
  { slug: 'grocery', label: 'Grocery', label_hi: 'किराना', icon: 'shopping-cart' },
  { slug: 'dairy', label: 'Dairy & Sweets', label_hi: 'डेयरी व मिठाई', icon: 'glass-of-milk' },
  { slug: 'bakery', label: 'Bakery', label_hi: 'बेकरी', icon: 'bread' },
  { slug: 'pharmacy', label: 'Pharmacy', label_hi: 'दवा की दुकान', icon: 'pill' },
  { slug: 'home', label: 'Home & Care', label_hi: 'घर व देखभाल', icon: 'broom' },
] as const
export type CategoryGroup = (typeof CATEGORY_GROUPS)[number]['slug']

/** A category of the tree. `name` is stored in products; `label` is shown in lists, where the specification uses another text. */
export type Category = { slug: string; group: CategoryGroup; name: string; label: string; name_hi: string; icon: string }

const of = (group: CategoryGroup, rows: readonly (readonly [string, string, string, string])[]): Category[] =>
  rows.map(([slug, name, name_hi, icon]) => ({ slug, group, name, label: DOCUMENT_LABELS[name] ?? name, name_hi, icon }))

/** The default label of a category, if it differs from the stored name. */
const DOCUMENT_LABELS: Readonly<Record<string, string>> = { Grains: 'Rice & Grains' }

/** The lower level, in shopping order within each group. A shop may add categories of its own. */
export const CATEGORIES: readonly Category[] = [
  ...of('grocery', [
    ['grains', 'Grains', 'चावल व अनाज', 'sheaf-of-rice'],
    ['pulses', 'Pulses', 'दालें', 'beans'],
    ['flour', 'Flour', 'आटा व मैदा', 'pancakes'],
    ['oil', 'Oil', 'तेल व घी', 'sunflower'],
    ['spices', 'Spices', 'मसाले', 'hot-pepper'],
    ['essentials', 'Essentials', 'रोज़ की ज़रूरत', 'salt'],
    ['vegetables', 'Vegetables', 'सब्ज़ियाँ', 'tomato'],
    ['fruits', 'Fruits', 'फल', 'mango'],
    ['snacks', 'Snacks', 'नमकीन व बिस्कुट', 'popcorn'],
    ['beverages', 'Beverages', 'चाय व ठंडा', 'hot-beverage'],
    ['instant-food', 'Instant Food', 'झटपट खाना', 'steaming-bowl'],
    ['dry-fruits', 'Dry Fruits', 'सूखे मेवे', 'peanuts'],
    ['frozen', 'Frozen', 'फ्रोज़न', 'snowflake'],
  ]),
  ...of('dairy', [
    ['dairy', 'Dairy', 'दूध व डेयरी', 'glass-of-milk'],
    ['eggs', 'Eggs', 'अंडे', 'egg'],
    ['ice-cream', 'Ice Cream', 'आइसक्रीम', 'ice-cream'],
    ['sweets', 'Sweets', 'मिठाई', 'dango'],
  ]),
  ...of('bakery', [
    ['breads', 'Breads', 'ब्रेड व पाव', 'bread'],
    ['bakery', 'Bakery', 'बेकरी', 'cookie'],
    ['cakes', 'Cakes', 'केक', 'birthday-cake'],
  ]),
  ...of('pharmacy', [
    ['medicines', 'Medicines', 'दवाइयाँ', 'pill'],
    ['first-aid', 'First Aid', 'प्राथमिक उपचार', 'adhesive-bandage'],
    ['wellness', 'Wellness', 'सेहत', 'herb'],
    ['health-devices', 'Health Devices', 'जाँच के यंत्र', 'thermometer'],
  ]),
  ...of('home', [
    ['household', 'Household', 'घर की सफ़ाई', 'broom'],
    ['personal-care', 'Personal Care', 'निजी देखभाल', 'lotion-bottle'],
    ['baby-care', 'Baby Care', 'शिशु देखभाल', 'baby-bottle'],
    ['pooja', 'Pooja', 'पूजा सामग्री', 'diya-lamp'],
    ['stationery', 'Stationery', 'स्टेशनरी', 'pencil'],
  ]),
]

/** The first choices of the inventory's filter. */
export const DOCUMENT_CATEGORIES = ['Rice & Grains', 'Pulses', 'Dairy', 'Flour', 'Instant Food'] as const

const fold = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

const BY_WORDS: ReadonlyMap<string, Category> = new Map(
  CATEGORIES.flatMap((category) =>
    [category.name, category.label, category.name_hi, category.slug].map((word) => [fold(word), category] as const),
  ),
)

/** The category of the tree with this text, in any of its spellings; `undefined`: the shop's own category. */
export const findCategory = (spelling: string): Category | undefined => BY_WORDS.get(fold(spelling))

/** The path of the picture of a category; null: the shop's own category has none. */
export const categoryPicture = (name: string): string | null => {
  const known = findCategory(name)
  return known ? `/pictures/category-${known.slug}.svg` : null
}

/** The category stored for this text: the tree's name, or the shop's own as typed. */
export const categoryName = (spelling: string): string => findCategory(spelling)?.name ?? spelling.trim().replace(/\s+/g, ' ')
