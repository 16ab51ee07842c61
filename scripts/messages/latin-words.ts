/** Words in Latin letters that belong into every language: codes of trade and technology, units, brands of payment, our own examples. */
export const LATIN_WORDS =
  /^(UPI|GST|GSTIN|CGST|SGST|UTGST|IGST|HSN|SAC|UQC|FSSAI|MRP|PIN|OTP|SMS|QR|CSV|UTF|PDF|Excel|XLSX?|xlsx?|WhatsApp|Google|PhonePe|Paytm|BHIM|Razorpay|EAN|UPC|SKU|ISBN|UTR|VPA|CVV|RuPay|Visa|Mastercard|JPG|JPEG|PNG|WebP|HEIC|AVIF|GIF|ZIP|CORS|OPTIONS|GET|POST|PUT|OpenStreetMap|contributors|COD|API|TV|English|kg|gm|ml|km|mm|cm|min|Ctrl|Shift|Alt|Enter|Esc|Tab|USB|DPI|India|IST|Jhola|atta|aata|flour)$/
