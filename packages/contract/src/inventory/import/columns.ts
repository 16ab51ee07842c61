/** Columns of a product file, in the order of our own files. The names are those of the API. */
export const IMPORT_FIELDS = [
  'name',
  'name_hi',
  'brand',
  'category',
  'pack_size',
  'unit',
  'loose',
  'barcode',
  'sku',
  'price',
  'mrp',
  'cost_price',
  'gst_rate',
  'hsn',
  'current_stock',
  'own_mode',
  'min_stock_level',
  'max_stock_level',
  'expiry_date',
  'supplier_name',
  'country_of_origin',
  'importer',
  'shelf_place',
  'tags',
  'aliases',
  'description',
  'description_hi',
  'status',
  'id',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Required fields of a new product. */
export const REQUIRED_FIELDS: readonly ImportField[] = ['name', 'category', 'price']

/** Which file column (counted from 0) is which field. Fields that are not listed stay unchanged. */
export type ImportMapping = Partial<Record<ImportField, number>>

/**
 * Headings of other programs (Vyapar, Marg, Tally, Busy, Zoho, Loyverse, Shopify, WooCommerce, price lists of wholesalers) and
 * of people. The caller adds our own headings in every language.
 */
const OTHER_NAMES: Record<ImportField, string> = {
  name: 'name,product,product name,item,item name,name of item,title,particulars,product title,article,goods,नाम,सामान,सामान का नाम,वस्तु,वस्तु का नाम,आइटम,आइटम का नाम,उत्पाद',
  name_hi: 'hindi name,name hindi,name in hindi,product name hindi,local name,regional name,हिंदी नाम,हिन्दी नाम',
  brand: 'brand,brand name,manufacturer,mfg,mfr,company,vendor brand,make,कंपनी,कम्पनी,ब्रांड,ब्रैंड',
  category:
    'category,categories,item category,product category,product type,group,item group,stock group,department,section,type,श्रेणी,वर्ग,विभाग,समूह',
  pack_size:
    'pack size,pack,size,packing,packaging,pack qty,net weight,net qty,weight,variant,option1 value,पैक,साइज,साइज़,वज़न,वजन',
  unit: 'unit,units,uom,base unit,unit name,primary unit,sold by,unit of measure,usage unit,इकाई,यूनिट,माप',
  loose: 'loose,sold loose,sold by weight,loose item,खुला,खुल्ला,तौल कर',
  barcode: 'barcode,bar code,ean,ean13,ean 13,upc,gtin,variant barcode,item barcode,ean code,बारकोड,बार कोड',
  sku: 'sku,item code,product code,code,article code,variant sku,item no,item number,handle,internal reference,कोड,आइटम कोड',
  price:
    'price,sale price,selling price,sales price,rate,sp,regular price,variant price,unit price,retail price,our price,standard price,कीमत,क़ीमत,दाम,मूल्य,भाव,रेट,बिक्री मूल्य,बेचने का दाम',
  mrp: 'mrp,default mrp,m r p,max retail price,maximum retail price,variant compare at price,compare at price,list price,एमआरपी,अधिकतम मूल्य,छपी कीमत',
  cost_price:
    'cost,cost price,purchase price,purchase rate,buying price,cp,cost per item,landing cost,net rate,खरीद,ख़रीद,खरीद मूल्य,खरीद दाम,लागत',
  gst_rate:
    'gst,gst rate,gst %,tax,tax rate,tax %,gst percent,tax percent,igst,igst rate,intra state tax rate,tax slab,जीएसटी,कर,टैक्स',
  hsn: 'hsn,hsn code,hsn/sac,hsn sac,hsncode,एचएसएन',
  current_stock:
    'stock,current stock,quantity,qty,opening stock,opening stock quantity,opening quantity,in stock,stock on hand,on hand,closing stock,closing balance,available quantity,variant inventory qty,inventory,balance,स्टॉक,मात्रा,बचा माल,संख्या',
  own_mode: 'stock mode,availability,stock tracking,track stock,manage stock,स्टॉक का तरीका',
  min_stock_level:
    'min stock,minimum stock,min stock level,minimum stock quantity,min qty,low stock,low stock amount,reorder level,reorder point,alert quantity,कम से कम स्टॉक,न्यूनतम स्टॉक',
  max_stock_level:
    'max stock,maximum stock,max stock level,max qty,maximum stock quantity,optimal stock,ज़्यादा से ज़्यादा स्टॉक,अधिकतम स्टॉक',
  expiry_date: 'expiry,expiry date,exp,exp date,expires,expires on,best before,use by,एक्सपायरी,समाप्ति तिथि,अंतिम तारीख',
  supplier_name:
    'supplier,supplier name,vendor,vendor name,distributor,party,wholesaler,preferred vendor,सप्लायर,थोक विक्रेता,डिस्ट्रीब्यूटर',
  country_of_origin:
    'country of origin,origin,country,made in,coo,origin country,country of manufacture,उत्पत्ति देश,मूल देश,उत्पादक देश,देश',
  shelf_place:
    'shelf place,shelf,item location,shelf no,shelf number,rack,rack no,rack number,aisle,location,bin,शेल्फ़,शेल्फ,रैक,रैक नंबर,अलमारी',
  importer: 'importer,importer name,imported by,importer details,importer name and address,आयातक,आयातकर्ता',
  tags: 'tags,tag,labels,keywords,टैग',
  aliases: 'other names,aliases,also called,search words,synonyms,alias,और नाम,दूसरे नाम',
  description:
    'description,item description,details,long description,body (html),short description,sales description,विवरण,जानकारी',
  description_hi: 'hindi description,description hindi,description in hindi,हिंदी विवरण,हिन्दी विवरण',
  status: 'status,active,published,enabled,is active,स्थिति,चालू',
  id: 'id,product id,jhola id,item id',
}

/** `MRP (₹) *` and `mrp` are the same heading. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Our own headings by field: one for each language. */
export type OwnHeadings = Readonly<Record<ImportField, readonly string[]>>

/** Finds the field for the text of a heading. */
export type HeadingGuesser = (heading: string) => ImportField | undefined

/** Compares with our own headings first, then with those of other programs. */
export const createHeadingGuesser = (own: OwnHeadings): HeadingGuesser => {
  const known = new Map<string, ImportField>()
  const learn = (field: ImportField, names: readonly string[]) => {
    for (const word of names) {
      const plain = plainHeading(word)
      if (plain !== '' && !known.has(plain)) known.set(plain, field)
    }
  }
  for (const field of IMPORT_FIELDS) learn(field, own[field])
  for (const field of IMPORT_FIELDS) learn(field, OTHER_NAMES[field].split(','))
  return (heading) => known.get(plainHeading(heading)) ?? known.get(plainHeading(heading.replace(/[()[\]]/g, ' ')))
}

/** Finds the field of each column. Of two columns for the same field the first is used. */
export const guessMapping = (headings: readonly string[], guess: HeadingGuesser): ImportMapping => {
  const mapping: ImportMapping = {}
  headings.forEach((heading, column) => {
    const field = guess(heading)
    if (field !== undefined && mapping[field] === undefined) mapping[field] = column
  })
  return mapping
}

/** Rows that may come before the headings: the name of the shop, a date, an empty line. */
const ROWS_BEFORE_HEAD_MAX = 15

/** Finds the row with the headings: the row with most known headings, else the first with two cells. */
export const findHeadRow = (rows: readonly (readonly string[])[], guess: HeadingGuesser): number => {
  const known = rows.slice(0, ROWS_BEFORE_HEAD_MAX).map((cells) => Object.keys(guessMapping(cells, guess)).length)
  const max = Math.max(0, ...known)
  if (max >= 2) return known.indexOf(max)
  const wide = rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length >= 2)
  return Math.max(0, wide)
}
