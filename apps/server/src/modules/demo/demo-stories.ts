import type { NewStory } from '../community/index.ts'
import { createPastIds, createRandom } from './month/random.ts'

type DemoStory = Omit<NewStory, 'story_id' | 'phone'> & { daysAgo: number }

/** The stories of the demo, newest first; a real server starts without any. */
const STORIES: readonly DemoStory[] = [
  {
    kind: 'customer',
    name: 'Priya Nair',
    city: 'Mumbai',
    language: 'en',
    daysAgo: 2,
    text: 'I order on the train home and the bag is at the door before I am. If something is out, the shop calls.',
  },
  {
    kind: 'shopkeeper',
    name: 'सुनीता पाटिल',
    city: 'मुंबई',
    language: 'hi',
    daysAgo: 4,
    text: 'फ़ोन बजता है, मैं स्वीकार करती हूँ, लड़का दे आता है। पुराने ग्राहक अब बारिश में भी मुझसे ही मँगाते हैं।',
  },
  {
    kind: 'customer',
    name: 'Mohammed Ansari',
    city: 'Lucknow',
    language: 'en',
    daysAgo: 7,
    text: 'My father writes “aata” and “cheeni” and finds them. He pays cash, as always.',
  },
  {
    kind: 'customer',
    name: 'कविता शाह',
    city: 'अहमदाबाद',
    language: 'hi',
    daysAgo: 9,
    text: 'वही दुकान, वही भाव। बस अब थैला उठाकर चार मंज़िल नहीं चढ़ना पड़ता।',
  },
  {
    kind: 'shopkeeper',
    name: 'Nilesh Joshi',
    city: 'Mumbai',
    language: 'en',
    daysAgo: 12,
    text: 'Evening orders used to be ten phone calls with my hands full. Now I read them in order and nothing is forgotten.',
  },
  {
    kind: 'community',
    name: 'Shanti Niwas Society',
    city: 'Mumbai',
    language: 'en',
    daysAgo: 13,
    text: 'Forty flats, one shop downstairs. The watchman takes the bags in and nobody is asked to shop for the old people any more.',
  },
  {
    kind: 'customer',
    name: 'Deepak Pawar',
    city: 'Pune',
    language: 'en',
    daysAgo: 15,
    text: 'I chose 7 in the evening and it came at 7. The bill was the one I had seen.',
  },
]

const DAY_MS = 24 * 3_600_000

/** The stories of the demo with their times. */
export const makeStories = (nowMs: number): { story: NewStory; at: Date }[] => {
  const nextId = createPastIds(createRandom('stories'))
  return STORIES.map(({ daysAgo, ...told }) => {
    const atMs = nowMs - daysAgo * DAY_MS
    return { story: { ...told, story_id: nextId(atMs), phone: null }, at: new Date(atMs) }
  })
}
