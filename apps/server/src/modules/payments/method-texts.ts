import type { Language } from '@jhola/contract/shared/wire'

/** Ways of paying in the order that the checkout shows them. */
export const METHOD_IDS = ['upi', 'card', 'netbanking', 'cod', 'wallet'] as const
export type MethodId = (typeof METHOD_IDS)[number]

type MethodText = { name: string; description: string }

const EN: Record<MethodId, MethodText> = {
  upi: { name: 'UPI', description: 'Pay the shop straight from any UPI app' },
  card: { name: 'Credit / Debit Card', description: 'Visa, Mastercard, RuPay' },
  netbanking: { name: 'Net Banking', description: 'All major banks' },
  cod: { name: 'Cash on Delivery', description: 'Pay in cash when your order arrives' },
  wallet: { name: 'Wallet', description: 'Paytm, PhonePe and other wallets' },
}

const TEXTS: Partial<Record<Language, Record<MethodId, MethodText>>> = {
  en: EN,
  hi: {
    upi: { name: 'यूपीआई', description: 'किसी भी UPI ऐप से सीधे दुकान को भुगतान करें' },
    card: { name: 'क्रेडिट / डेबिट कार्ड', description: 'वीज़ा, मास्टरकार्ड, रुपे' },
    netbanking: { name: 'नेट बैंकिंग', description: 'सभी बड़े बैंक' },
    cod: { name: 'कैश ऑन डिलीवरी', description: 'ऑर्डर मिलने पर नकद दें' },
    wallet: { name: 'वॉलेट', description: 'पेटीएम, फ़ोनपे और दूसरे वॉलेट' },
  },
}

/** Name and description of a way of paying, in the caller's language where we have it, else in English. */
export const methodText = (language: Language, id: MethodId): MethodText => TEXTS[language]?.[id] ?? EN[id]
