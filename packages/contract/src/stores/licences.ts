/** Licences that goods need by law: food an FSSAI registration, medicines a drug licence. */
export const neededLicences = (storeType: string): ('fssai' | 'drug_licence')[] =>
  storeType === 'Pharmacy' ? ['drug_licence'] : ['fssai']
