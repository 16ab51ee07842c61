/** Chains and services whose name a small shop does not carry by chance, as customers write them. */
const BRANDS =
  'reliance,jio mart,jiomart,smart bazaar,dmart,d mart,big bazaar,bigbasket,big basket,blinkit,zepto,swiggy,instamart,zomato,dunzo,amazon,flipkart,meesho,myntra,nykaa,paytm,phonepe,google pay,gpay,bhim,razorpay,spencers,more supermarket,easyday,nature basket,star bazaar,vishal mega mart,metro cash,walmart,best price,lulu,ratnadeep,heritage fresh,apollo pharmacy,medplus,netmeds,1mg,pharmeasy,wellness forever,amul,mother dairy,nandini,aavin,milma,britannia,patanjali,haldiram,bikaner,bikanervala,dominos,mcdonalds,kfc,monginis,theobroma,jhola'.split(
    ',',
  )

const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

/** The known brand that a shop's name carries as whole words; `undefined` if none. A person decides what it means. */
export const brandIn = (name: string): string | undefined => {
  const words = plain(name)
  return BRANDS.find((brand) => words.includes(plain(brand)))
}
