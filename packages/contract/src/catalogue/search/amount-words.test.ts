import { describe, expect, test } from 'vitest'
import { planSearch } from './plan-search.ts'
import { synonyms } from './synonyms.ts'

const read = (typed: string) => {
  const plan = planSearch(typed, synonyms)
  return [plan?.readings[0]?.map(({ word }) => word).join(' '), ...(plan?.amounts ?? [])]
}

describe('amounts in words: one kilo, half a litre and two packets', () => {
  test.each([
    ['one kilo rice', 'half litre milk', 'two packets salt', ['rice', 'milk', 'salt']],
    ['ek kilo chawal', 'aadha litre doodh', 'do packet namak', ['chawal', 'doodh', 'namak']],
    ['एक किलो चावल', 'आधा लीटर दूध', 'दो पैकेट नमक', ['चावल', 'दूध', 'नमक']],
    ['ஒரு கிலோ அரிசி', 'அரை லிட்டர் பால்', 'இரண்டு பாக்கெட் உப்பு', ['அரிசி', 'பால்', 'உப்பு']],
    ['ఒక కిలో బియ్యం', 'అర లీటరు పాలు', 'రెండు ప్యాకెట్ ఉప్పు', ['బియ్యం', 'పాలు', 'ఉప్పు']],
    ['এক কেজি চাল', 'আধা লিটার দুধ', 'দুই প্যাকেট নুন', ['চাল', 'দুধ', 'নুন']],
    ['एक किलो तांदूळ', 'अर्धा लिटर दूध', 'दोन पाकीट मीठ', ['तांदूळ', 'दूध', 'मीठ']],
    ['એક કિલો ચોખા', 'અડધો લિટર દૂધ', 'બે પેકેટ મીઠું', ['ચોખા', 'દૂધ', 'મીઠું']],
    ['ಒಂದು ಕಿಲೋ ಅಕ್ಕಿ', 'ಅರ್ಧ ಲೀಟರ್ ಹಾಲು', 'ಎರಡು ಪ್ಯಾಕೆಟ್ ಉಪ್ಪು', ['ಅಕ್ಕಿ', 'ಹಾಲು', 'ಉಪ್ಪು']],
    ['ഒരു കിലോ അരി', 'അര ലിറ്റർ പാൽ', 'രണ്ട് പാക്കറ്റ് ഉപ്പ്', ['അരി', 'പാല്', 'ഉപ്പ്']],
    ['ਇੱਕ ਕਿੱਲੋ ਚੌਲ', 'ਅੱਧਾ ਲੀਟਰ ਦੁੱਧ', 'ਦੋ ਪੈਕਟ ਲੂਣ', ['ਚੌਲ', 'ਦੁੱਧ', 'ਲੂਣ']],
    ['ଏକ କିଲୋ ଚାଉଳ', 'ଅଧା ଲିଟର କ୍ଷୀର', 'ଦୁଇ ପ୍ୟାକେଟ୍ ଲୁଣ', ['ଚାଉଳ', 'କ୍ଷୀର', 'ଲୁଣ']],
    ['এক কিলো চাউল', 'আধা লিটাৰ গাখীৰ', 'দুই পেকেট নিমখ', ['চাউল', 'গাখীর', 'নিমখ']],
    ['ایک کلو چاول', 'آدھا لیٹر دودھ', 'دو پیکٹ نمک', ['چاول', 'دودھ', 'نمک']],
  ])('%s, %s, %s', (kilo, litre, packets, [rice, milk, salt]) => {
    expect(read(kilo)).toEqual([rice, '=1kg'])
    expect(read(litre)).toEqual([milk, '=500ml'])
    expect(read(packets)).toEqual([salt, '=2packet'])
  })

  test.each([
    ['௨ கிலோ அரிசி', 'அரிசி'],
    ['౨ కిలో బియ్యం', 'బియ్యం'],
    ['২ কেজি চাল', 'চাল'],
    ['२ किलो तांदूळ', 'तांदूळ'],
    ['૨ કિલો ચોખા', 'ચોખા'],
    ['೨ ಕೆಜಿ ಅಕ್ಕಿ', 'ಅಕ್ಕಿ'],
    ['൨ കിലോ അരി', 'അരി'],
    ['੨ ਕਿਲੋ ਚੌਲ', 'ਚੌਲ'],
    ['୨ କିଲୋ ଚାଉଳ', 'ଚାଉଳ'],
    ['২কিলো চাউল', 'চাউল'],
    ['۲ کلو چاول', 'چاول'],
    ['٢ كلو چاول', 'چاول'],
  ])('digits of every script: %s', (typed, rice) => expect(read(typed)).toEqual([rice, '=2kg']))

  test('a quarter is of what follows, and numbers are words where no unit follows', () => {
    expect(read('paav kilo paneer')).toEqual(['paneer', '=250g'])
    expect(read('कांदा पाव किलो')).toEqual(['कांदा', '=250g'])
    expect(read('pav bhaji')).toEqual(['pav bhaji'])
    expect(read('पाव')).toEqual(['पाव'])
    expect(read('gram flour')).toEqual(['gram flour'])
    expect(read('ten')).toEqual(['ten'])
  })
})
