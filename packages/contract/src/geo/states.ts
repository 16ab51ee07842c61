/**
 * The 28 states and 8 union territories, by their names in the PIN code directory. The eight where most shops are stand first; a
 * select shows them in this order.
 */
export const STATES = [
  'Maharashtra',
  'Delhi',
  'Karnataka',
  'Tamil Nadu',
  'Gujarat',
  'Rajasthan',
  'West Bengal',
  'Uttar Pradesh',
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Goa',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Sikkim',
  'Telangana',
  'Tripura',
  'Uttarakhand',
] as const

export type State = (typeof STATES)[number]

/** The states that stand first in a select: most shops are there. */
export const FIRST_STATES = STATES.slice(0, 8)
